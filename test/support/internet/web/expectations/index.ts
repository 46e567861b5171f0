import type { Expectations } from './expectations.ts'
import { perpetuaExpectations } from './perpetua.ts'
import { quillonExpectations } from './quillon.ts'
import { tamsinExpectations } from './tamsin.ts'
import { wendelineExpectations } from './wendeline.ts'
import { zeldaExpectations } from './zelda.ts'

/** What a dossier says of each subject of the invented web, and what it must not say. */
export const expectations = {
  quillon: quillonExpectations,
  zelda: zeldaExpectations,
  perpetua: perpetuaExpectations,
  tamsin: tamsinExpectations,
  wendeline: wendelineExpectations,
} as const satisfies Record<string, Expectations>

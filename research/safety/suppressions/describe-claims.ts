import type { Statement } from '../../claims/claim.ts'
import type { Described } from './described.ts'
import { buildAccountKeys, buildAddressKeys, toPhoneKey, toWrittenEmailKey } from './identifiers.ts'

/**
 * What a dossier's claims state about its person. Quoted sentences and relatives are left out: they
 * may hold other people's identifiers.
 */
export function describeClaims(
  person: { name: string; aliases: readonly string[] },
  claims: readonly Statement[],
): Described {
  const keys = new Set<string>()
  const names = [person.name, ...person.aliases]
  const [organizations, locations]: [string[], string[]] = [[], []]
  const birthYears: number[] = []
  const add = (found: readonly string[]) => {
    for (const key of found) keys.add(key)
  }
  for (const claim of claims) {
    switch (claim.path) {
      case 'identity.name':
      case 'identity.aliases':
        names.push(claim.value.value)
        break
      case 'identity.birthYear':
        birthYears.push(claim.value.year)
        break
      case 'contact.emails':
        add([toWrittenEmailKey(claim.value.value)])
        break
      case 'contact.phones':
        add([toPhoneKey(claim.value.value)])
        break
      case 'contact.websites':
        add(buildAddressKeys(claim.value.url))
        break
      case 'social.accounts':
        add([
          ...buildAccountKeys(claim.value.platform, claim.value.username),
          ...buildAddressKeys(claim.value.url),
        ])
        break
      case 'work.positions':
        if (claim.value.organization !== null) organizations.push(claim.value.organization)
        break
      case 'locations.items':
        locations.push(claim.value.label)
        break
    }
  }
  return { keys, names, text: '', organizations, locations, birthYears }
}

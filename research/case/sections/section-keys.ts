/** The sections of a dossier in the order in which they are shown and streamed. */
export const sectionKeys = [
  'identity',
  'contact',
  'social',
  'locations',
  'work',
  'education',
  'relatives',
  'mentions',
] as const
export type SectionKey = (typeof sectionKeys)[number]

import { documents } from '../../contract/resources/documents.ts'

/** Documents of the repository that have a page. */
export const guides = [
  ...Object.values(documents).map(({ path, title, about }) => ({
    file: path.slice('/docs/'.length),
    path: path.replace(/\.md$/, ''),
    title,
    about,
  })),
  {
    file: 'specification.md',
    path: '/docs/specification',
    title: 'What the service promises',
    about: 'the contract in words',
  },
]

export const docsPaths = {
  index: '/docs',
  api: '/docs/api',
  changelog: '/docs/changelog',
  feed: '/docs/changelog.atom',
  status: '/status',
} as const

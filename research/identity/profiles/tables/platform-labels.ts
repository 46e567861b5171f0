import { toCapital } from '../../../text/words/to-capital.ts'

/** Platforms whose names are not just capitalised. */
export const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    github: 'GitHub',
    gitlab: 'GitLab',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    orcid: 'ORCID',
    deviantart: 'DeviantArt',
    stackoverflow: 'Stack Overflow',
    stackexchange: 'Stack Exchange',
    hackernews: 'Hacker News',
    soundcloud: 'SoundCloud',
    npm: 'npm',
    pypi: 'PyPI',
    vk: 'VK',
    ok: 'OK.ru',
    xing: 'XING',
    imdb: 'IMDb',
    researchgate: 'ResearchGate',
    truthsocial: 'Truth Social',
    sourcehut: 'SourceHut',
    sourceforge: 'SourceForge',
    devto: 'DEV Community',
    codepen: 'CodePen',
    metacpan: 'MetaCPAN',
    dockerhub: 'Docker Hub',
    huggingface: 'Hugging Face',
    leetcode: 'LeetCode',
    hackerone: 'HackerOne',
    producthunt: 'Product Hunt',
    openstreetmap: 'OpenStreetMap',
    googlescholar: 'Google Scholar',
    academia: 'Academia.edu',
    aboutme: 'about.me',
    kofi: 'Ko-fi',
    buymeacoffee: 'Buy Me a Coffee',
    opencollective: 'Open Collective',
    artstation: 'ArtStation',
    lastfm: 'Last.fm',
    crates: 'crates.io',
    chess: 'Chess.com',
    peertube: 'PeerTube',
    livejournal: 'LiveJournal',
    wordpress: 'WordPress',
  }),
)

/** Servers of the fediverse that run another program; its handles are of one platform here. */
const servers: ReadonlyMap<string, string> = new Map([['misskey.io', 'Misskey']])

/**
 * @param username whose account it is; of the fediverse, `ada@mastodon.social`
 * @returns a platform's name as people read it
 */
export function toPlatformLabel(platform: string, username = ''): string {
  const server = servers.get(username.slice(username.indexOf('@') + 1))
  if (platform === 'mastodon' && server !== undefined) return server
  return labels.get(platform) ?? (platform.includes('.') ? platform : toCapital(platform))
}

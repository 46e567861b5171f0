import { toCapital } from '../../../text/words/to-capital.ts'

/** Platforms whose names are not just capitalised. */
const labels = new Map(
  Object.entries({
    github: 'GitHub',
    gitlab: 'GitLab',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    orcid: 'ORCID',
    deviantart: 'DeviantArt',
    stackoverflow: 'Stack Overflow',
    hackernews: 'Hacker News',
    soundcloud: 'SoundCloud',
    npm: 'npm',
    pypi: 'PyPI',
    vk: 'VK',
    researchgate: 'ResearchGate',
  }),
)

/** @returns a platform's name as people read it */
export function toPlatformLabel(platform: string): string {
  return labels.get(platform) ?? (platform.includes('.') ? platform : toCapital(platform))
}

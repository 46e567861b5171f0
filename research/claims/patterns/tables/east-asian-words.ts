/** Ends of names of organisations and the posts behind them, where no space parts words. */
export const organizationEnds = {
  zh: '大学|学院|公司|研究所|研究院',
  ja: '大学|研究所|会社',
  ko: '대학교|연구소',
} as const

export const posts = {
  zh: '教授|副教授|讲师|研究员|工程师|院长|总裁|董事长',
  ja: '教授|准教授|講師|研究員|社長|代表取締役',
  ko: '교수|부교수|연구원',
} as const

/** What stands before an organisation where the person was once, but in names such as 前橋. */
export const pastWords = {
  zh: '曾任|曾為|曾为|曾是|原(?!子)|前任|历任|歷任',
  ja: '元(?!智)|前(?!橋)|旧',
  ko: '전직?\\s',
} as const

/** What stands before them, and behind them. */
export const presentWords = { zh: '现任|現任|现为|是' }
export const postEnds = { ja: '。|である|です|を務める', ko: '이다|입니다|다' } as const

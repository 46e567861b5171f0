import { z } from 'zod'
import { buildAccount, chooseMatches, isSameHandle } from '../shared/build-account.ts'
import { optionalText } from '../shared/lenient.ts'
import { optionalId } from '../shared/optional-fields.ts'
import { defineSource } from '../shared/source.ts'

/** One account at Chess.com, by its published-data API. Why an account was closed is not read. */
export const chessCom = defineSource({
  name: 'chess-com',
  provider: 'chess_com',
  baseUrl: 'https://api.chess.com',
  accepts: ['username'],
  limit: { requests: 60, seconds: 60 },
  cacheSeconds: 86_400,
  termsUrl: 'https://www.chess.com/legal/user-agreement',
  licence: 'Chess.com published-data API; what people published on their profiles',
  absent: [404, 410],
  request: (question, { base }) =>
    question.kind === 'username' && /^\w[\w-]{2,24}$/.test(question.text)
      ? { url: `${base}/pub/player/${question.text.toLowerCase()}` }
      : null,
  body: z.object({
    username: z.string().min(1),
    player_id: optionalId,
    status: optionalText,
    name: optionalText,
    location: optionalText,
    avatar: optionalText,
  }),
  evidence: (player, question) => {
    if (
      player.status?.startsWith('closed') === true ||
      !isSameHandle(question.text, player.username)
    )
      return { findings: [] }
    const found = buildAccount({
      platform: 'chess',
      username: player.username,
      url: `https://www.chess.com/member/${player.username}`,
      matchedOn: chooseMatches(question),
      name: player.name,
      location: player.location,
      avatarUrl: player.avatar,
      ids: { chess: player.player_id },
    })
    return { findings: [found] }
  },
})

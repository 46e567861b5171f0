/** How servers name themselves after the network or its software; patterns, anywhere in a host. */
export const serverWords = {
  software: String.raw`mastodon|mstdn|masto\.`,
  end: String.raw`\.social$`,
}

/** What a label of such a host begins with. */
export const serverLabels = {
  servers: String.raw`fosstodon|hachyderm|infosec\.exchange|chaos\.social`,
  software: 'pixelfed|misskey|pleroma',
  words: 'toot|social',
}

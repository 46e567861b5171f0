/** Short names of platforms. */
export const platformAliases = {
  fb: 'facebook',
  ig: 'instagram',
  insta: 'instagram',
  yt: 'youtube',
  snap: 'snapchat',
} as const

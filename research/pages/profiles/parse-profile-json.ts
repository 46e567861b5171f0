import { isObject } from '../../../contract/fields/is-object.ts'
import { parseHttpUrl } from '../../text/addresses/parse-http-url.ts'
import { parseJson } from '../../text/json/parse-json.ts'
import type { ProfilePage } from './parse-profile-page.ts'
import { toPictureUrl } from './picture.ts'
import { toProfileBio, toProfileName, toProfileText } from './text.ts'

type Json = { readonly [key: string]: unknown }

/** Longer answers are lists. Characters. */
const maxAnswerLength = 200_000
const maxObjects = 200
const maxDepth = 4

const keys = {
  handle: [
    'login',
    'username',
    'user_name',
    'userName',
    'screen_name',
    'handle',
    'nickname',
    'nick',
    'slug',
    'acct',
  ],
  name: [
    'full_name',
    'fullName',
    'fullname',
    'real_name',
    'realName',
    'display_name',
    'displayName',
    'name',
  ],
  bio: ['bio', 'biography', 'about_me', 'aboutMe', 'about', 'description', 'summary', 'headline'],
  location: ['location', 'city'],
  picture: [
    'avatar_url',
    'avatarUrl',
    'avatar',
    'profile_image_url',
    'profile_image',
    'profilePicture',
    'picture',
    'photo',
    'image',
  ],
  link: ['website', 'website_url', 'websiteUrl', 'blog', 'homepage'],
} as const

/**
 * What an interface's answer says of an account's owner: only from the object that bears the
 * account's own name, since the others of an answer are of other people. Null when there is none.
 */
export function parseProfileJson({
  url,
  text,
  username,
}: {
  url: string
  text: string
  username: string
}): ProfilePage | null {
  const owner = objectsIn(text.length > maxAnswerLength ? null : parseJson(text)).find((object) =>
    collectStrings(object, keys.handle).some((handle) => isSame(handle, username)),
  )
  if (owner === undefined) return null
  const first = (names: readonly string[], read: (value: string) => string | null) => {
    for (const value of collectStrings(owner, names)) {
      const taken = read(value)
      if (taken !== null) return taken
    }
    return null
  }
  return {
    name: first(keys.name, (name) => toProfileName(name, [username])),
    bio: first(keys.bio, (bio) => toProfileBio(bio, [username])),
    location: first(keys.location, (location) => toProfileText(location, 100)),
    avatarUrl: first(keys.picture, (picture) => toPictureUrl(picture, url)),
    links: collectStrings(owner, keys.link).flatMap((link) => {
      const to = parseHttpUrl(link)
      return to?.username === '' ? [{ url: to.href, proof: 'none' as const }] : []
    }),
    title: null,
  }
}

/** The objects of an answer, the outer before the inner. */
function objectsIn(root: unknown): Json[] {
  const found: Json[] = []
  let level: unknown[] = [root]
  for (let depth = 0; depth < maxDepth && found.length < maxObjects; depth += 1) {
    const objects = level.flat().filter(isObject).slice(0, maxObjects)
    found.push(...objects)
    level = objects.flatMap((object) => Object.values(object))
  }
  return found.slice(0, maxObjects)
}

function collectStrings(object: Json, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const value = Object.hasOwn(object, name) ? object[name] : undefined
    return typeof value === 'string' && value.trim() !== '' ? value : []
  })
}

function isSame(handle: string, username: string): boolean {
  return handle.replace(/^@/, '').toLowerCase() === username.toLowerCase()
}

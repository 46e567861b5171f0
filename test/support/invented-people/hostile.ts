import { html } from '../internet/web/web-page.ts'
import type { InventedPerson } from './invented-person.ts'

export const hostileKinds = [
  'timeout',
  'huge',
  'unreachable',
  'server error',
  'bot wall',
  'log-in wall',
  'soft 404',
  'lying',
] as const
export type HostileKind = (typeof hostileKinds)[number]

type Answer = { html: string; status: number } | { fault: 'timeout' | 'too_large' | 'unreachable' }

/** What a page that gives nothing answers with. */
export function hostilePage(kind: HostileKind, { name }: InventedPerson): Answer {
  switch (kind) {
    case 'timeout':
      return { fault: 'timeout' }
    case 'huge':
      return { fault: 'too_large' }
    case 'unreachable':
      return { fault: 'unreachable' }
    case 'server error':
      return { status: 500, html: html('Error', '<p>Internal server error</p>') }
    case 'bot wall':
      return {
        status: 403,
        html: html(
          'Just a moment...',
          '<p>Checking your browser before you continue. Please enable JavaScript and cookies.</p>',
        ),
      }
    case 'log-in wall':
      return {
        status: 200,
        html: html(
          `${name} | Log in`,
          `<h1>Log in to continue</h1><p>Sign in or join now to see the profile of ${name}.</p>
          <form><input type="email" name="email"><input type="password" name="password"><button>Sign in</button></form>`,
        ),
      }
    case 'soft 404':
      return {
        status: 200,
        html: html(
          'Page not found',
          '<h1>Page not found</h1><p>Sorry, the page that you are looking for does not exist any more.</p>',
        ),
      }
    case 'lying':
      // the search engine has seen the name, a reader does not
      return {
        status: 200,
        html: html(
          'Cheap flights',
          '<h1>Cheap flights</h1><p>Book now and save on every route. Our offers change every hour.</p>',
        ),
      }
  }
}

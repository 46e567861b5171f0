import { html, type WebPages } from '../web-page.ts'

const consent = `
<h1>We value your privacy</h1>
<p>We and our 842 partners store and access information on a device, such as cookies. Quillon Featherby-Marsh and the Order of the Cookie.</p>
<p>By clicking “Accept all” you consent to the processing of your data. You can withdraw your consent at any time.</p>
<button>Accept all</button> <button>Reject all</button> <button>Manage options</button>`

const login = `
<h1>Sign in to continue</h1>
<p>Members of the Hydro Club can read the profile of Quillon Featherby-Marsh, holder of the Order of the Locked Door. Please log in.</p>
<form method="post" action="/login"><label>Email <input name="email"></label>
<label>Password <input name="password" type="password"></label><button>Log in</button></form>
<p><a href="/forgot">Forgot your password?</a> <a href="/signup">Sign up</a></p>`

const gone = `
<h1>Page not found</h1>
<p>Sorry, the page you are looking for does not exist or has been moved.</p>
<p>Popular: Quillon Featherby-Marsh wins the Order of the Lost Page.</p><p><a href="/">Back to the home page</a></p>`

const kept = (order: string) =>
  `<h1>Private notes</h1><p>Quillon Featherby-Marsh received the Order of the ${order} in 2012. These notes are for passers-by only.</p>`

/** Pages of which nothing may be taken, each for another reason. */
export const quillonsWalledPages: WebPages = {
  'https://northernpost.example/2021/featherby-marsh': {
    body: html('Before you continue | Northern Post', consent),
  },
  'https://hydroclub.example/members/featherby-marsh': { body: html('Log in | Hydro Club', login) },
  'https://oldpages.example/people/featherby-marsh': { body: html('404 - Page not found', gone) },
  'https://closed.example/quillon-featherby-marsh': {
    body: html('Quillon Featherby-Marsh', kept('Closed Gate')),
  },
  'https://closed.example/robots.txt': {
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: *\nDisallow: /\n',
  },
  'https://passersby.example/featherby-marsh': {
    body: html('Quillon Featherby-Marsh', kept('Unkept Page'), {
      head: '<meta name="robots" content="noarchive">',
    }),
  },
  'https://passersby.example/header/featherby-marsh': {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noarchive' },
    body: html('Quillon Featherby-Marsh', kept('Unkept Header')),
  },
  // a stand-in for what is never asked: seeing it in a dossier means that the deny list was passed
  // by
  'https://www.linkedin.com/in/quillon-featherby-marsh': {
    body: html('Quillon Featherby-Marsh | LinkedIn', kept('Linked Chain')),
  },
}

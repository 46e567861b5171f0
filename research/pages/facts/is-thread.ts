import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import type { PageElement, PageTree } from '../tree/page-node.ts'
import { listElements } from '../tree/page-tree.ts'
import { toKind } from '../tree/repeated-kinds.ts'
import { boards, postBodies } from './tables/post-bodies.ts'

const board = new RegExp(joinAlternatives(boards), 'i')
const posts =
  '[itemtype$="DiscussionForumPosting"], [itemtype$="schema.org/Answer"], ' +
  '[itemtype$="schema.org/Comment"] [itemprop="text"], .postbody, .post_body, ' +
  '.post-body.forum, .message-body, .postcontent, .topic-body, .topic-post, .js-post, ' +
  '.post_message, .cPost, .bbp-reply-content, .forum-post, .forumpost, .postMessage, .message--post'
const maxPosts = 400

/**
 * Whether a page is a thread of a forum or questions with answers, where the posts of many are the
 * text. A firm's own questions with answers are none.
 */
export function isThread(page: PageTree): boolean {
  if (answersItself(page)) return false
  const generator = page.querySelector('meta[name="generator"]')?.getAttribute('content') ?? ''
  const id = page.body.getAttribute('id') ?? ''
  const found = page.querySelectorAll(posts).slice(0, maxPosts).length
  return (
    (found >= 2 || (found === 1 && board.test(generator))) &&
    (board.test(`${generator} ${id}`) || found >= 2)
  )
}

function answersItself(page: PageTree): boolean {
  return page.querySelector('[itemtype$="schema.org/FAQPage"]') !== null
}

/** Fewer are remarks on what a page says. */
const minReplies = 5
/** Of a page's text: where replies are more, they are what it is for. */
const minRepliesShare = 0.5

/** Whether replies are most of a page. Articles may be shorter than what is said of them. */
export function holdsReplies(page: PageTree): boolean {
  const posts = answersItself(page) ? [] : [...findPosts(page)]
  if (posts.length < minReplies) return false
  const whole = page.body.textContent.length
  const posted = posts.reduce((sum, { textContent }) => sum + textContent.length, 0)
  return posted >= whole * minRepliesShare
}

const bodies = Object.values(postBodies).flat().join(', ')

/** What was posted, without who posted it: those that stand in no other. */
export function findPosts(page: PageTree): Set<PageElement> {
  const found = new Set(page.querySelectorAll(bodies).slice(0, maxPosts))
  const outer = [...found].filter(
    (post) => post.localName !== 'meta' && !isInside(post, found) && !isSignature(post),
  )
  return withUnmarked(page, outer)
}

/** More elements of one kind that are not marked are not posts. */
const maxUnmarked = 2

/**
 * Posts, with those that only their kind shows: the first one of a thread is often stated in the
 * head of the page, and not marked where it stands.
 */
function withUnmarked(page: PageTree, posts: readonly PageElement[]): Set<PageElement> {
  const marked = new Set(posts)
  const [kind, ...others] = new Set(posts.map(toKind))
  const hasName = posts[0]?.getAttribute('class')?.trim()
  if (kind === undefined || others.length > 0 || !hasName || posts.length < 2) return marked
  const alike = listElements(page.body)
    .map(({ element }) => element)
    .filter((element) => marked.has(element) || (toKind(element) === kind && !isSignature(element)))
    .slice(0, maxPosts)
  const outer = alike.filter((element) => marked.has(element) || !isInside(element, marked))
  return outer.length <= posts.length + maxUnmarked ? new Set(outer) : marked
}

/** Elements around a post that are looked at. */
const maxSignatureSteps = 4

/** What a member writes below each post of theirs, in the same markup. */
function isSignature(post: PageElement): boolean {
  for (
    let at: PageElement | null = post, steps = 0;
    at !== null && at.nodeType === 1 && steps < maxSignatureSteps;
    at = at.parentNode, steps += 1
  )
    if (isNamedSignature(at)) return true
  return false
}

/** Whether the classes of an element say that it is a signature. */
export function isNamedSignature(element: PageElement): boolean {
  return /signature/i.test(element.getAttribute('class') ?? '')
}

function isInside(element: PageElement, others: ReadonlySet<PageElement>): boolean {
  for (let at = element.parentNode; at !== null; at = at.parentNode) if (others.has(at)) return true
  return false
}

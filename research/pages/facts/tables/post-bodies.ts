/** What holds the text of one post, by the software of a forum. Selectors. */
export const postBodies: Readonly<Record<string, readonly string[]>> = {
  microdata: [
    '[itemtype$="schema.org/Comment"] [itemprop="text"]',
    '[itemtype$="schema.org/Answer"] [itemprop="text"]',
    '[itemtype$="schema.org/Question"] [itemprop="text"]',
    '[itemtype$="DiscussionForumPosting"] [itemprop="text"]',
    '[itemtype$="DiscussionForumPosting"] [itemprop="articleBody"]',
  ],
  bbPress: ['.bbp-reply-content', '.bbp-topic-content'],
  discourse: ['.topic-body .cooked', '.topic-body .post'],
  flarum: ['.Post-body'],
  gitHub: ['.comment-body'],
  hackerNews: ['.commtext', '.toptext'],
  invision: ['.cPost_contentWrap', '.ipsEntry__post .ipsRichText'],
  khoros: ['.lia-message-body-content'],
  lemmy: ['#postContent'],
  lobsters: ['.story_text', '.comment_text'],
  myBb: ['.post_body'],
  nodeBb: ['[component="post/content"]'],
  phpBb: ['.postbody .content'],
  reddit: ['.md', '[slot="text-body"]', '[slot="comment"]'],
  simpleMachines: ['.postarea .post .inner', '.post_wrapper .inner'],
  stackExchange: ['.s-prose'],
  vanilla: ['.Message.userContent', '.Item-Body .Message'],
  vBulletin: ['.postcontent', '.post_message', '[id^="post_message_"]', '.js-post__content-text'],
  woltLab: ['.messageText'],
  wpForo: ['.wpforo-post-content'],
  xenForo: ['.bbWrapper'],
  others: [
    '.post-message',
    '.message-body',
    '.message-content',
    '.postMessage',
    '.forum-post-body',
    '.comment-content',
    '.commentBody',
  ],
}

/**
 * What holds the remarks below a post, where posts are questions and answers: they ask back, and
 * are none. Classes, by the software.
 */
export const remarkLists = { stackExchange: ['js-comments-container'] } as const

/** Programs that forums run, as patterns, by what they are written in. */
export const boards = {
  php: [
    'phpbb|vbulletin|xenforo|mybb|simple ?machines|\\bsmf\\b|fluxbb|punbb|invision|vanilla|flarum',
    'woltlab|bbpress',
  ],
  others: 'discourse|nodebb',
}

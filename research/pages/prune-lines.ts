import type { Line } from './page-lines.ts'

/** Lines that stand in texts of all sorts and are of none: invitations, copyright, buttons. */
const furniture =
  /^(?:advertisement|advertising|anzeige|werbung|publicidad|publicité|pubblicità|реклама|広告|story continues below|continue reading|read (?:more|also|next)\b.{0,120}|(?:see|look|also read|read) ?(?:also|too)?:.{0,160}|lees (?:ook|meer).{0,120}|lesen sie (?:auch|mehr).{0,120}|lea también.{0,120}|leia (?:também|mais).{0,120}|à lire aussi.{0,120}|lire aussi.{0,120}|leggi anche.{0,120}|czytaj (?:także|też|więcej).{0,120}|читайте (?:также|ещё).{0,120}|related(?: (?:articles?|posts?|stories|content|links?|news|topics|reading))?:?.{0,80}|more (?:from|on|in|about|stories|news)\b.{0,80}|share(?: (?:this|on|via|with|it)\b.{0,60})?|tweet|email|print(?: this)?|pin ?it|facebook|twitter|whatsapp|linkedin|pinterest|reddit|telegram|instagram|youtube|teilen|compartir|partager|condividi|compartilhar|udostępnij|поделиться|follow us\b.{0,100}|like us on.{0,60}|subscribe\b.{0,140}|sign up (?:for|to)\b.{0,140}|(?:click|tap) here (?:to|for)\b.{0,100}|download our app.{0,80}|get the (?:latest|best)\b.{0,140}|(?:©|\(c\)|copyright)\s?.{0,160}|all rights reserved.{0,80}|alle rechte vorbehalten.{0,60}|(?:photo|image|foto|bild|fotos|credit|photo credit|picture|bildquelle|quelle|source|fuente|źródło|fot\.?):? ?[^.]{0,80}|leave a (?:comment|reply).{0,60}|\d{1,5} comments?|comments?(?: \(\d{1,6}\))?|kommentare?(?: \(\d{1,6}\))?|no comments(?: yet)?|log ?in|sign ?in|register|back to top|nach oben|top|home|next|previous|prev|weiter|zurück|tags?:.{0,200}|filed under:?.{0,160}|posted (?:in|on|by)\b.{0,140}|this entry was posted.{0,300}|category:.{0,120}|categories:.{0,160}|schlagw[oö]rt(?:e|er)?:?.{0,160}|permalink|report (?:this|an error).{0,60}|loading\.{0,3}|you (?:may|might) also (?:like|enjoy|be interested).{0,80}|recommended(?: for you| stories| articles)?:?|most (?:read|popular)\b.{0,60}|trending(?: now)?|weiterführende links?|weitere (?:artikel|informationen|beiträge|themen|nachrichten)\b.{0,80}|zum weiterlesen.{0,40}|mehr zum thema.{0,60}|auch interessant.{0,60}|das könnte (?:sie|dich) auch interessieren.{0,60}|te puede interesar.{0,80}|vea también.{0,140}|ver también.{0,140}|veja também.{0,140}|you are here:.{0,120}|skip to .{0,40}|jump to (?:navigation|search|content)|drucken|drukuj|imprimir|imprimer|stampa)$/i
/** Behind these a text is over. */
const ends =
  /^(?:related (?:articles?|posts?|stories|content|links?|news|topics|reading)|(?:you (?:may|might) also (?:like|enjoy|be interested in)|recommended (?:for you|stories|articles|reading)|more (?:stories|news|articles|posts|from)\b.{0,60}|most (?:read|popular|viewed)\b.{0,30}|leave a (?:comment|reply).{0,30}|\d{1,5} (?:comments|responses|replies|thoughts on)\b.{0,120}|comments(?: \(\d{1,6}\))?|weitere (?:artikel|beiträge|nachrichten|themen)|mehr zum thema|auch interessant|das könnte (?:sie|dich) auch interessieren|kommentare?(?: \(\d{1,6}\))?|schreibe einen kommentar.{0,60}|ähnliche (?:artikel|beiträge)|articles? (?:similaires|liés|connexes)|sur le même (?:sujet|thème)|laisser un commentaire|commentaires?|noticias relacionadas|te puede interesar.{0,40}|artículos relacionados|deja (?:una respuesta|un comentario)|comentarios|artigos relacionados|notícias relacionadas|deixe um comentário|comentários|articoli correlati|potrebbe interessarti.{0,30}|lascia un commento|commenti|gerelateerd.{0,30}|lees ook|reacties|zobacz (?:także|też|również)|powiązane.{0,30}|komentarze|читайте также|похожие (?:статьи|новости|записи)|комментарии|関連記事|関連リンク|コメント|相关(?:文章|阅读|新闻)|相關(?:文章|閱讀|新聞)|评论|관련기사|댓글|مواضيع ذات صلة|اقرأ أيضا|التعليقات))\s?[:.!?…»>]{0,3}$/i

/**
 * Of the frame what is only seen by reading: invitations to other pages, runs of links, and what
 * follows the end of a text.
 */
export function pruneLines(lines: readonly Line[]): Line[] {
  const whole = lines.reduce((sum, { text }) => sum + text.length, 0)
  const kept: Line[] = []
  let read = 0
  for (const [at, line] of lines.entries()) {
    read += line.text.length
    if (read > whole * 0.5 && ends.test(line.text) && whole - read < whole * 0.4) break
    if (line.text.length < 400 && furniture.test(line.text)) continue
    if (isRunOfLinks(lines, at)) continue
    kept.push(line)
  }
  while (/^h[1-6]$/.test(kept.at(-1)?.tag ?? '') && kept.length > 3) kept.pop()
  return kept
}

/** A line that is a link, among others of its kind: three or more together are a menu. */
function isRunOfLinks(lines: readonly Line[], at: number): boolean {
  const isLink = (place: number) => {
    const line = lines[place]
    return line !== undefined && line.linked > line.text.length * 0.8
  }
  if (!isLink(at)) return false
  let from = at
  let to = at
  while (isLink(from - 1) && at - from < 3) from -= 1
  while (isLink(to + 1) && to - at < 3) to += 1
  return to - from >= 2
}

import { unwrap } from '../../text/patterns/unwrap.ts'

const some = String.raw`(?:\S{1,24} ){0,5}?`
const pattern = (source: string) => new RegExp(source, 'imu')
const machine = unwrap`
  (?:ai|a\.i\.|llms?|gpt(?:-\d)?|chatgpt|claude|gemini|copilot|(?:large )?language models?
  |ai (?:assistants?|agents?|models?|systems?|tools?|crawlers?)|chatbots?|virtual assistants?)`

/**
 * Sentences that talk to a machine that reads them. Blanks are single, so a line begins with one at
 * most: `^\s*` would look through all empty lines from each of them.
 */
export const instructionPatterns: readonly RegExp[] = [
  pattern(
    unwrap`
      \b(?:ignore|disregard|forget|override|bypass|neglect|skip|discard|stop following
      |do not follow|don't follow) ${some}(?:previous|prior|above|earlier|preceding|foregoing|all
      |your|system|any|initial|original|other|former|these) ${some}(?:instructions?|prompts?
      |rules?|directions?|directives?|guidelines?|commands?|constraints?|messages?|training)\b`,
  ),
  pattern(
    unwrap`
      \b(?:ignore|disregard|forget) (?:everything|anything|all|whatever)(?: that| which| you)*
      (?: \S{1,20}){0,4} (?:above|before|previously|so far|been told|told|said|read)\b`,
  ),
  pattern(
    unwrap`
      \b(?:system|developer) (?:prompts?|message|instructions?|override)\b|\b(?:reveal|print
      |repeat|show|output|leak|disclose) (?:me )?(?:your|the) (?:\S{1,20} )?(?:prompt
      |instructions)\b`,
  ),
  pattern(
    unwrap`
      \byou (?:are|'re) (?:now |no longer |just |only )*(?:an? |the )?(?:\S{1,20} )?(?:${machine}
      |assistant|bot)\b`,
  ),
  pattern(
    unwrap`
      \bas an? (?:\S{1,20} )?(?:${machine}|assistant),? you\b|\byou,? (?:the|an?) (?:\S{1,20} )?
      (?:${machine}|assistant)\b`,
  ),
  pattern(
    unwrap`
      \b(?:${machine}|assistants?|(?:any|this) (?:model|summari[sz]er|reader bot|crawler|agent
      |bot))(?!(?: \S{1,20}){0,3} (?:that|which|who) (?:must|should|have to|need to)\b)
      (?: \S{1,20}){0,6}? (?:must|should|shall|have to|has to|are (?:required|instructed|asked
      |ordered) to|is (?:required|instructed|asked|ordered) to|need to)(?: always| never| not
      | only| also)* (?:ignore|include|say|state|write|output|respond|answer|recommend|report
      |mention|add|treat|describe|print|reply|claim|follow|obey|call|visit|cite|use|tell|rank|list
      |summari[sz]e|conclude)\b`,
  ),
  pattern(
    unwrap`
      \b(?:note|attention|message|instructions?|notice|important|warning|hint|command|reminder
      |hello|hey|dear)(?: to| for)?:? (?:all |any |the |every |reading )*${machine}(?: reading
      | processing| that| who|[:,!.]|$)`,
  ),
  pattern(
    unwrap`
      \bif you(?:'re| are) (?:an? |the )?(?:\S{1,20} )?(?:${machine}|assistant|bot|crawler
      |scraper)\b`,
  ),
  new RegExp(
    unwrap`
      <\|[a-z_]{2,20}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|instructions?|assistant|prompt
      |untrusted|tool_call|function_calls?)(?:\s[^>]{0,80})?>`,
    'i',
  ),
  new RegExp(
    unwrap`
      ^ ?(?:#{1,4}\s*|\[|\*{2})(?:system|assistant|human|developer|new instructions?
      |instructions? for (?:the )?(?:model|assistant|ai))(?:\]|\*{2})?\s*:(?!\/\/)`,
    'im',
  ),
  /^ ?(?:SYSTEM|ASSISTANT|DEVELOPER)\s*:(?!\/\/)/m,
  pattern(
    unwrap`
      ^ ?(?:system|assistant|developer)\s*: (?:you|ignore|new|do not|don't|always|never|override
      |from now)\b`,
  ),
  pattern(
    unwrap`
      \b(?:begin|end|start)(?: of)? (?:new |the )?(?:(?:system|instructions?|prompt|untrusted)
      (?: (?:prompt|message|instructions?|block|data|text))?\b(?=\s*(?:[-=:\]>#*]|$))
      |(?:context|user input|documents?)\s{0,2}[-=\]>#*]{2})`,
  ),
  pattern(
    unwrap`
      \b(?:new|updated|real|actual|true|secret|hidden) instructions?\s*(?::|are\b|follow\b)
      |\byour (?:(?:new|real|only|actual) (?:task|job|goal|objective|instructions?|mission
      |role) (?:is|are)|(?:task|job|goal|objective|mission|role) is now|task is to)\b`,
  ),
  pattern(
    unwrap`
      \bfrom now on,? (?:you|always|never|only|answer|respond|reply|act)\b|(?:^|[.!:] )(?:act
      |behave) as (?:an? |if you|though you)|\bpretend (?:that )?(?:you are|you're
      |to be an? ${machine})|\bjailbreak(?:ed|ing)?\b|\b(?:dan|developer|god
      |debug) mode (?:enabled|on|activated)\b`,
  ),
  pattern(
    unwrap`
      \b(?:respond|reply|answer) (?:only|exclusively|always|exactly) (?:with|by|in|that)\b
      |(?:^|[.!:;,] )(?:please )?(?:output|print|repeat|insert|include|append|return) (?:only )?
      (?:the following (?:text|sentence|link|words|statement|paragraph)|this (?:text|sentence|link
      |exact)|these words)\b`,
  ),
  pattern(
    unwrap`
      \bthe model (?:must|should|shall|has to) (?:now |always |only |never )*(?:say|respond|reply
      |ignore|obey|claim|tell)\b|\b(?:you|the assistant|the ai) (?:must|should|shall|will
      |have to) (?:now |always |only |never |not |also )*(?:say|write|answer|respond|reply|state
      |include|cite|output|report|claim|mention|tell the user|recommend|describe|conclude)\b`,
  ),
  pattern(
    unwrap`
      \b(?:do not|don't|never) (?:mention|reveal|tell|disclose|show) (?:\S{1,20} ){0,4}?
      (?:to the user|the user|this (?:instruction|message|prompt|text))\b
      |\bwhen(?:ever)? (?:you (?:summari[sz]e|answer|write|are asked|respond)|summari[sz]ing
      |asked about|answering)\b[^.\n]{0,80}\b(?:say|state|write|mention|include|add|claim|answer
      |report|always|never)\b`,
  ),
  // German, French, Spanish, Portuguese, Italian, Dutch, Polish
  pattern(
    unwrap`
      (?<!\p{L})(?:ignorier(?:e|en|t)|vergiss|vergessen sie|missachte[n]?|befolge nicht)
      (?: sie)? ${some}(?:anweisung(?:en)?|instruktion(?:en)?|befehle?|vorgaben?|regeln|prompts?)
      (?!\p{L})|(?<!\p{L})du bist (?:jetzt |nun )?(?:eine? )?(?:ki|künstliche intelligenz
      |sprachmodell|ki-\p{L}{1,20}|assistent)(?!\p{L})`,
  ),
  pattern(
    unwrap`
      (?<!\p{L})(?:ignore[zr]?|oublie[zr]?|ne (?:tiens|tenez) pas compte d\S{1,10}
      |négligez) ${some}(?:instructions?|consignes?|directives?|règles)(?!\p{L})|(?<!\p{L})
      (?:tu es|vous êtes) (?:maintenant |désormais )?(?:une? )?(?:ia|intelligence artificielle
      |modèle de langage|assistant)(?!\p{L})`,
  ),
  pattern(
    unwrap`
      (?<!\p{L})(?:ignor[ae]n?|olvid[ae]n?|omit[ae]|haz caso omiso de|ignore|esqueça|desconsidere
      |desobedezca) ${some}(?:instrucciones|indicaciones|órdenes|reglas|instruções|orientações
      |comandos|regras)(?!\p{L})|(?<!\p{L})(?:ahora )?(?:eres|você é|tu és) (?:ahora |agora )?
      (?:una? |uma? )?(?:ia|inteligencia artificial|inteligência artificial|modelo de (?:lenguaje
      |linguagem)|asistente|assistente)(?!\p{L})`,
  ),
  pattern(
    unwrap`
      (?<!\p{L})(?:ignora(?:re|te)?|dimentica(?:re|te)?|negeer|vergeet|zignoruj|zapomnij) ${some}
      (?:istruzioni|indicazioni|regole|instructies|aanwijzingen|opdrachten|instrukcj\p{L}{1,3}
      |polece\p{L}{1,4})(?!\p{L})|(?<!\p{L})(?:sei (?:ora )?(?:un'?|una) ?(?:ia
      |intelligenza artificiale|modello linguistico|assistente)|je bent (?:nu )?een (?:ai
      |taalmodel|assistent))(?!\p{L})`,
  ),
  // Russian, Turkish, Arabic, Hindi, Chinese, Japanese, Korean
  pattern(
    unwrap`
      (?:игнорируй\p{L}{0,3}|проигнорируй\p{L}{0,3}|забудь\p{L}{0,3}|не следуй\p{L}{0,3}) ${some}
      (?:инструкци|указани|команд|правил)|(?:talimat|yönerge|komut)\p{L}{0,12} ${some}(?:yok say
      |görmezden gel|unut|dikkate alma)|تجاهل ${some}(?:التعليمات|الأوامر|التوجيهات)
      |(?:निर्देश|आदेश)\p{L}{0,4}\p{M}{0,3}.{0,20}(?:अनदेखा|नज़रअंदाज़|भूल)`,
  ),
  new RegExp(
    unwrap`
      (?:忽略|无视|無視|忘记|忘記|不要遵守).{0,14}(?:指令|指示|提示|说明|說明|命令|规则)|(?:指示|命令|プロンプト|ルール).{0,10}(?:無視|忘れ)
      |(?:지시|명령|프롬프트).{0,12}(?:무시|잊)|你(?:现在)?是(?:一个|一個)?(?:人工智能|AI|语言模型|助手)|あなたは.{0,6}(?:AI|言語モデル
      |アシスタント)`,
    'iu',
  ),
]

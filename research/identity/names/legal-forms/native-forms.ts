/** Legal forms in their own scripts, which folding would garble → a form in Latin letters. */
export const nativeForms: readonly (readonly [RegExp, string])[] = [
  [/株式会社|㈱|[（(]株[）)]/gu, ' kabushiki kaisha '],
  [/合同会社/gu, ' godo kaisha '],
  [/有限会社|㈲|[（(]有[）)]/gu, ' yugen kaisha '],
  [/주식회사|㈜|[（(]주[）)]/gu, ' jusighoesa '],
  [/유한회사/gu, ' yuhanhoesa '],
  [/股份有限公司/gu, ' gu fen you xian gong si '],
  [/有限责任公司|有限責任公司|有限公司/gu, ' you xian gong si '],
  [/בע["״”]?מ/gu, ' ltd '],
  [/ش\s*\.\s*م\s*\.\s*م\s*\.?|ذ\s*\.\s*م\s*\.\s*م\s*\.?/gu, ' wll '],
  [/บริษัท/gu, ' '],
  [/จ(?:ำ|ํา)กัด\s*\(มหาชน\)/gu, ' pcl '],
  [/จ(?:ำ|ํา)กัด/gu, ' ltd '],
  [/Α\.?\s?Ε\.?(?=\s|$)/gu, ' anonymi etaireia '],
  [/Ε\.?Π\.?Ε\.?(?=\s|$)/gu, ' epe '],
]

/**
 * What people are called for what they do, folded to ASCII; for tags and headlines. Own knowledge.
 */
export const occupations: readonly string[] = `
professor|lecturer|researcher|scientist|physicist|chemist|biologist|mathematician|historian
economist|philosopher|engineer|architect|developer|programmer|designer
lawyer|attorney|judge|solicitor|barrister|physician|surgeon|doctor|dentist|nurse|psychologist
psychiatrist|therapist|pharmacist|veterinarian
politician|senator|governor|mayor|minister|president|congressman|congresswoman|ambassador|diplomat
councillor|treasurer
actor|actress|director|producer|screenwriter|comedian|musician|singer|songwriter|composer|guitarist
drummer|pianist|violinist|conductor|rapper|dj
author|writer|novelist|poet|journalist|editor|columnist|reporter|blogger|translator|librarian
publisher|illustrator|photographer|painter|sculptor|artist
footballer|player|coach|athlete|golfer|cyclist|swimmer|runner|boxer|wrestler|cricketer|goalkeeper
referee|jockey
general|admiral|colonel|captain|lieutenant|sergeant|soldier|officer|pilot|astronaut|detective
pastor|priest|bishop|missionary|rabbi|imam|monk|nun
ceo|cto|cfo|founder|entrepreneur|manager|consultant|analyst|accountant|realtor|broker|banker
investor|chairman|trader|agent|farmer|merchant|teacher|principal
explorer|inventor|surveyor|activist|model|chef|dancer|choreographer|curator|anthropologist
sociologist|geologist|botanist|astronomer|archaeologist|hypnotherapist
`
  .trim()
  .split(/[|\n]/)

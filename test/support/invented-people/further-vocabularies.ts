import { split, type Vocabulary } from './vocabulary.ts'

/** For the page forms in `british-profile-forms.ts`, `british-notice-forms.ts`. */
export const eighthVocabulary: Vocabulary = {
  given: split(
    'Orla|Fergus|Bronwen|Declan|Hamish|Isolde|Peregrine|Winifred|Alasdair|Catrin|Tadhg|Eilidh|Gethin|Morag|Cormac|Philippa|Anneke|Lukas|Rhiannon|Eoin|Zainab|Vikram',
  ),
  heads: split(
    'Ather|Brun|Cald|Dever|Ebb|Garr|Hoath|Jevv|Kew|Lagg|Mundl|Neth|Pember|Roth|Scarr|Treg|Ulph|Wither|Yeo|Ploo',
  ),
  tails: split(
    'acombe|eston|ishaw|iworth|enden|ecroft|anick|iwell|aghan|irfield|imore|astock|ihurst|igill|arty|unter|adine|ock',
  ),
  roles: split(
    `conveyancing solicitor|freshwater ecologist|senior lecturer|head of collections|chartered surveyor|occupational therapist|marine engineer|programme manager|
    veterinary nurse|data protection officer|bassoonist|finance director|structural engineer|picture restorer|head gardener|committee clerk|research fellow|
    community pharmacist|radio producer|thatcher|signalling engineer|trade mark attorney|head of fundraising|costume designer|dairy technologist|platform engineer|
    stonemason|consultant radiologist|tax adviser|estate manager`,
  ),
  employers: split(
    '* & Daughters|* County Council|* Infirmary|* Housing Association|* Conservatoire|* Marine plc|* Wildlife Trust|* Chambers LLP|* Broadcasting|* Dairies|* Analytics Ltd|* Botanic Gardens',
  ),
  universities: split(
    "University of *|* Polytechnic|Queen's College *|* Institute of Technology|* University",
  ),
  cities: split(
    'Galway|Norwich|Aberdeen|Cardiff|Limerick|Hexlow|Dunmarrow|St Averil|Port Kinnard|Sheffield|Castlebrae|Lower Thessing|Derry|Whitby|Ballyorrin|Utrecht',
  ),
  fields: split(
    'Ecology|History of Art|Mechanical Engineering|Pharmacy|English Literature|Theology|Celtic Studies|Accounting|Marine Biology|Archaeology|Palaeography|Dairy Science',
  ),
  starts: split(
    'Brae|Culv|Dalb|Fenn|Gwith|Hesk|Inv|Kild|Lough|Morv|Pensh|Rosk|Tull|Weyb|Abbr|Skerr',
  ),
  ends: split('arrow|egarth|adown|aloch|awyn|eness|arrick|ibar|eleigh|odrum|ahythe|imoss'),
}

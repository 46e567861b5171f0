import { unwrap } from '../../patterns/unwrap.ts'

/** English words for people of a country that no ending shows. */
export const demonyms =
  'german|french|dutch|swiss|greek|czech|thai|iraqi|israeli|pakistani|welsh|slovak'

/** English words that end like those for people of a country and are none. */
export const notDemonyms = unwrap`
  librarian|historian|physician|musician|mathematician|politician|technician|statistician
  |electrician|comedian|veterinarian|human|urban|guardian|clinician|magician|custodian|pedestrian
  |civilian|pediatrician|paediatrician|optician|obstetrician|dietician|beautician|equestrian
  |humanitarian|vegetarian|parliamentarian|median|ocean|republican|chairman|fisherman|repairman
  |finish|fish|publish|cheese`

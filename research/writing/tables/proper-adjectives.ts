import { unwrap } from '../../text/patterns/unwrap.ts'

/** English words for a people that no ending shows. */
export const properAdjectives =
  'german|french|dutch|swiss|greek|czech|thai|iraqi|israeli|pakistani|welsh|slovak'

/** English words that end like those for a people and are none. */
export const notProperAdjectives = unwrap`
  librarian|historian|comedian|veterinarian|human|urban|guardian|custodian|pedestrian|civilian
  |equestrian|humanitarian|vegetarian|parliamentarian|median|ocean|republican|chairman|fisherman
  |repairman|finish|fish|publish|cheese|parish|lean|clean|bean|dean|pecan|publican|alderman
  |theologian|antiquarian|grammarian|libertarian|octogenarian|centenarian
  |(?!gal|phoen)\p{L}+ician|dietitian`

/** Own knowledge of public statistics; facts, public domain. Folded to ASCII. */

import { parseWordSet } from '../../../text/patterns/word-set.ts'

/**
 * Family names written first in their own culture, romanised: a name of two or three parts that
 * begins with one is read that way round.
 */
export const familyFirstNames = parseWordSet(`
  wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang
  xie song tang deng feng han cao peng zeng xiao tian
  dong pan yuan cai jiang yu du ye cheng wei su lu ding ren shen yao jia xi mao kim park choi
  jung jeong kang cho yoon jang lim shin kwon hwang
  nguyen tran pham hoang phan vu dang bui ngo duong
  sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki
  yamaguchi matsumoto inoue kimura hayashi shimizu saito
  mori abe ikeda hashimoto yamashita ishikawa nakajima maeda fujita ogawa goto okada hasegawa
  murakami kondo ishii sakamoto endo aoki fujii nishimura
  kovacs szabo toth horvath varga molnar nemeth farkas balogh takacs juhasz lakatos meszaros
  szilagyi feher szucs kocsis pinter szalai gulyas
`)

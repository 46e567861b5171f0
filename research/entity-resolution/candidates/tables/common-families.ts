/**
 * Share of a language's speakers, in percent, that bear a family name of which the United States
 * census counts few: names of Chinese, Korean, Vietnamese, Indian, Arabic, Spanish and Portuguese
 * speakers. Own knowledge of public statistics, rounded; the shares are not checked against them.
 */
export const commonFamilies: readonly string[] = [
  '7 wang li zhang',
  '5 chen liu',
  '3 yang',
  '2 huang zhao wu zhou xu sun',
  '1.2 ma zhu hu lin guo he gao luo zheng liang',
  '0.8 xie song tang deng han feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng',
  '0.5 wei su lu ding ren yao shen fu zhong cui tan fan shi jin wong chan cheung leung ng',
  '21 kim',
  '14 lee yi',
  '8 park pak bak',
  '4 choi jung jeong chung',
  '2 kang cho jo yoon yun jang chang lim im',
  '1 shin seo kwon hwang ahn oh hong yoo ryu ko moon son bae baek heo nam',
  '30 nguyen',
  '11 tran',
  '9 le',
  '6 pham',
  '5 hoang huynh',
  '3 phan vu vo dang bui do',
  '3 singh kumar devi',
  '1.5 sharma khan das kaur patel',
  '0.7 gupta verma yadav mishra shah jain reddy rao pillai nair iyer joshi mehta agarwal',
  '2 mohamed mohammed muhammad ahmed ahmad ali hassan hussein hussain',
  '1 ibrahim mahmoud abdullah omar khalil saleh saeed rahman malik',
  '3 garcia silva santos',
  '2 rodriguez gonzalez fernandez lopez martinez sanchez perez hernandez oliveira souza',
  '1 gomez diaz alvarez romero torres ruiz ramirez flores rivera morales ferreira pereira costa',
  '0.8 sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato',
]

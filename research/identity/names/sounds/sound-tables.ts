/**
 * What signs and groups of signs may sound like, likeliest first: one letter is one sound. Vowels
 * a e i o u and a weak U, glides j w, S as in ship, Z as in measure, C as in chip, J as in jam,
 * c as in cats, x as in loch, T as in thin, N as in sing; `-` is silence. A comma parts sounds that
 * follow each other. Own knowledge of the orthographies; facts, public domain.
 */
export type SoundTable = ReadonlyMap<string, readonly string[]>

const table = (rows: string): SoundTable =>
  new Map(
    rows
      .trim()
      .split(/\s+/)
      .map((row) => {
        const at = row.indexOf('=')
        return [row.slice(0, at), row.slice(at + 1).split(',')] as const
      }),
  )

/** Over all languages that write Latin letters. */
export const latinSounds = table(`
  a=a e=eia i=ije o=ou u=uoa y=ijuJ oo=uo ee=ie ou=uoaw ea=iea ie=iej ae=aei oe=oeu ue=ueoj
  au=oa aw=oa eu=ou ew=uj ow=oau,-vf
  b=bp c=kscC d=dt f=fv g=gJjxhk h=h-xg j=JjxhZ k=kg l=l m=m n=n p=pb q=kC r=r s=szS t=td v=vfbw
  w=wvu- x=k,s z=zscC
  ch=CkxSh sh=S sch=Ssk shch=SC tsch=C tch=C tsh=C cz=Cc sz=Ss zh=ZJ dzh=J dj=J
  ph=f pf=fp th=tTsd kh=xkh gh=gf-x ck=k tz=c ts=cs dz=zJc dh=dzT bh=b jh=J gj=J hs=Ssx
  gn=n,j ng=nN,g ll=lj lj=l wh=w wr=r rh=r sc=sS,k-
  eau=ou eaux=ou,- oux=u,- ault=oa,lU-,td- cque=k,-eU oi=oaw,ia xh=xJ,h- tx=C
  dge=J,e dgi=J,i tj=Cj gui=g,i gue=g,e que=k,e qui=k,i
  š=S ś=Ss ş=S ș=S č=C ć=C ç=sC ž=Z ź=Z ż=Z ţ=c ț=c ř=rZ ł=lw ğ=g- ı=i ð=dT þ=T ß=s ñ=n,j đ=Jd
  ä=ea ö=oeu ø=oeu ü=uij å=oa æ=ae œ=eo ő=o ű=u
`)

export const cyrillicSounds = table(`
  а=a б=b в=vwu г=gh ґ=g д=d ђ=J е=e ё=oe є=e ж=ZJ з=z и=i і=i ї=i й=ji ј=j к=k л=l љ=l м=m н=n
  њ=n,j о=oa п=p р=r с=sT т=tT ћ=C у=uw ў=w ф=fT х=hx ц=c ч=C џ=J ш=S щ=SC ъ=- ы=iu ь=- э=e ю=uj
  я=aj дж=J дз=zJ ти=tTC,i си=sTS,i ә=ae ғ=g қ=k ң=nN ө=oeu ұ=u ү=uij һ=h
`)

/** Short vowels are not written; `w` and `j` stand for long ones as well. */
export const arabicSounds = table(`
  ا=ae أ=a إ=ie آ=a ء=- ؤ=-u ئ=-i ى=a ة=aet ب=bp ت=t ث=Ts ج=gJZ ح=h خ=xk د=d ذ=dz ر=r ز=z س=s
  ش=S ص=s ض=d ط=t ظ=z ع=-a غ=gx ف=fv ق=kg ك=k گ=g ل=l م=m ن=n ه=ha و=wuov ي=jie ی=jie پ=p چ=C
  ژ=Z ڤ=v ک=k ہ=h ھ=h ے=e ٹ=t ڈ=d ڑ=r ں=n ڭ=g تش=C تس=c
`)

export const hebrewSounds = table(`
  א=-aeo ב=bv ג=g ד=d ה=-hae ו=wvuo ז=z ח=hx ט=t י=jie כ=kx ך=xk ל=l מ=m ם=m נ=n ן=n ס=s ע=-ae
  פ=pf ף=fp צ=c ץ=c ק=k ר=r ש=Ss ת=t ג'=J ז'=Z צ'=C ץ'=C ת'=T ד'=T טש=CS טס=cs וו=wv יי=ji ו'=w
`)

/** Kana as any-ascii spells them: l and r, b and v, s and th are one. */
export const kanaSounds = table(`
  a=a i=i u=u e=e o=o k=k g=g s=sT z=zJ t=t d=d n=n h=hfx b=bv p=p m=m y=j r=rl w=wv v=vb f=fvhw
  sh=Ss ch=Ct j=JZz ts=ct
`)

/**
 * Pinyin, and what Wade-Giles spells otherwise: foreign names are written with the syllables there
 * are.
 */
export const pinyinSounds = table(`
  b=bp p=p m=m f=fv d=dt t=t n=n l=lr g=gk k=k h=hxg j=JkgZz q=CkJc x=SshxC zh=JZCz ch=C sh=Ss
  r=rZl z=zsc c=cs s=sT y=j w=wvu a=a e=eao i=ie o=oua u=uo v=ui ng=nN hs=S ts=cz tz=z
`)

/** Onset, vowel and coda of a Hangul syllable, in the order of Unicode. */
export const hangulSounds = {
  onsets: 'gk kg n dt td rl m bpv pb sST sz - JzZ CJz Cc k tT pf hfx'.split(' '),
  vowels: `a e j,a j,e ouea e j,oue e o w,a w,e weo,ie j,o u w,o w,e wu,i j,u U U,i i`.split(' '),
  codas: `- kg kg k n n n td lr l l l l l l l m pbv p tsT t n,Ng t t k t p h`.split(' '),
} as const

/** How far apart two sounds are, where it is less than altogether. */
export const soundDistances = table(`
  0=Nn 0.1=ji,wu,wo 0.35=ae,ao,ei,ou,eo,au,Uu,Uo,Ue,Ui,Ua 0.55=je,wa,ai,ui,ue,oi
  0.5=bp,dt,gk,sz,Ss,SZ,SC,CJ,ZJ,vf,vb,mn,wv,Ts,Tt,Td,cs,cz,cC,xh,xk,hg,zJ,zZ,JC
`)

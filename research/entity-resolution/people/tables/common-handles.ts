import { parseWordSet } from '../../../text/patterns/word-set.ts'

/** Words that many people think of for a user name, folded to ASCII. Own knowledge. */
export const handleWords = parseWordSet(`
  admin alien alpha angel animal apple arcade archer arctic arrow artist astro atlas autumn avatar
  bacon badger banana bandit baron beast beauty berry black blade blaze blossom blue
  bolt books brave breeze bright bronze brother bubble buddy builder bullet bunny butter butterfly
  cactus candy captain carbon cards casper castle catalyst champion chaos charm chaser
  cherry chicken chocolate cinema citizen clever cloud clown cobra code coder coffee comet cookie
  cool copper coral cosmic cosmos cowboy coyote crazy cream creative creator creature
  crimson crow crown crystal cyber cyborg daisy dance dancer danger dark darkness dawn death demon
  desert design designer destiny detective developer devil diamond digital dinosaur disco
  doctor dolphin domino dragon dragonfly dream dreamer driver drummer duke dynamo eagle earth echo
  eclipse electric electro element elephant emerald emperor empire energy engineer enigma
  epic eternal evil explorer falcon fallen fantasy farmer fashion father fire firefly fish flame
  flash flower flying forest fortune fox freak free freedom friend frost frozen fusion future
  galaxy gamer gaming garden genius gentle ghost giant ginger girl gold golden gorilla grace
  graphic gray green grey griffin guardian guitar gypsy hacker hammer happy harmony hawk heart
  heaven helper hero hidden honey horizon horse hunter hybrid icecream icon illusion infinite
  infinity inferno insane inside invisible iron island jaguar jester jewel joker journey jungle
  junior karma kingdom kitten kitty knight lady laser laughing legend lemon leopard light lightning
  lily lion little lizard logic lonely looser lotus love lover lucky lunar machine mad
  madness magic magical magnet mango maniac marble marine mars martian master matrix maverick mega
  melody memory mercury metal meteor midnight mighty million mimosa mind minion mint
  mirror mister monkey monster moon moonlight morning mother mountain mouse muffin music musician
  mustang mystery mystic natural nature navigator nebula neon neptune nerd nexus night
  nightmare ninja nobody noise nomad north nova ocean octopus olive omega onyx oracle orange orbit
  orchid original orion outlaw outsider oxygen paladin panda pandora panther paradox
  paradise party peace peach pearl pebble penguin pepper phantom phoenix photo photographer picture
  pilot pioneer pirate pixel pizza planet plasma player poet poison polar popcorn portal
  potato power prime prince princess prodigy project prophet psycho pulse pumpkin punisher puppy
  purple puzzle queen quest quiet rabbit racer radio rage rainbow ranger raptor raven reader
  rebel red reflex retro rider river robot rocket rocky rogue romance rose royal ruby runner sailor
  saint sakura samurai sapphire saturn savage scarlet science scorpion secret seeker
  serenity serpent shadow shark sheep shine shooter silence silent silver simple singer sister
  skeleton skull sky skywalker slayer sleepy sloth smart smile smoke smooth snake sniper snow
  snowflake soldier solar solo sonic soul spark sparkle sparrow special spectre speed sphinx spider
  spirit spring stalker star stardust starlight static stealth steel stellar stone storm
  stranger strawberry student sugar summer sun sunflower sunny sunrise sunset sunshine super
  supernova surfer sweet swift sword tango target teacher techno temple tester theory thinker
  thunder tiger titan toxic traveler traveller treasure trickster trooper tropical turbo turtle
  twilight twister ultimate ultra unicorn unique universe unknown urban vampire vanilla vector
  velvet venom venus victory viking vintage violet viper virtual vision vortex voyager walker
  wanderer warlock warrior water watcher whisper white wicked wild willow winter wisdom wizard
  wolf wolves wonder world writer yellow young zebra zenith zombie xyz abc abcd qwe qwer qwert
  qwerty asd asdf asdfg zxc zxcv xxx yyy zzz wxyz aaa foo foobar test testing official real hello
  world nothing nobody someone anonymous username account profile
`)

/**
 * Family names that millions bear, folded to ASCII. Own knowledge of public statistics; facts,
 * public domain.
 */
export const commonFamilyNames = parseWordSet(`
  smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez
  gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson white harris
  sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen hill
  flores green adams nelson baker hall rivera campbell mitchell carter roberts evans turner
  parker collins edwards stewart morris murphy cook rogers morgan cooper peterson reed bailey kelly
  howard ward cox richardson wood watson brooks bennett gray james hughes price myers
  long foster sanders ross muller mueller schmidt schneider fischer weber meyer wagner becker
  schulz hoffmann koch bauer richter klein wolf schroder neumann schwarz zimmermann braun
  kruger hofmann hartmann lange bernard dubois durand moreau laurent simon michel lefebvre leroy
  roux fournier girard bonnet dupont rossi russo ferrari esposito bianchi romano colombo
  ricci marino greco silva santos oliveira souza pereira lima carvalho ferreira costa almeida
  fernandez gomez diaz ruiz alvarez jimenez moreno romero navarro ivanov smirnov petrov sokolov
  popov kuznetsov novak kowalski nowak svensson johansson andersson karlsson nilsson eriksson
  larsson olsen hansen jensen nielsen pedersen andersen larsen virtanen kumar singh sharma
  gupta patel shah khan ahmed ali hussain kaur das wang li zhang liu chen yang huang zhao wu zhou
  xu sun ma zhu kim park choi jung kang cho tanaka suzuki sato takahashi watanabe ito
  yamamoto nakamura kobayashi kato tran pham le phan vu yilmaz kaya demir celik devries jansen
  bakker visser smit peeters janssens
`)

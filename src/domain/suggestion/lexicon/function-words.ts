import type { Language } from '#src/domain/suggestion/phrases.ts';

/**
 * Words without a meaning of their own: an adjective before one of them stands alone, as in "should
 * be small and kind". They also tell the languages apart.
 */
export const functionWords: Record<Language, ReadonlySet<string>> = {
  en: words(
    `a about after again all almost alone already also although always am an and another any anyone anything are around as at away back be because been before being below both but by can could did do does doing don done down during each either else enough even ever every few first for from get gets getting go goes going gone got had has have having he her here hers herself hey hi hello him himself his how i if in into is it its itself just keep kept know last least let lets like likes made make makes many may maybe me might mine more most much must my myself need never next no nor not nothing now of off often ok okay on once one ones only onto or other others our ours out over own per perhaps please possible possibly preferably probably put quite rather really right said same say says see seem she should since so some somebody someone something soon still such take than thank thanks that the their theirs them then there these they thing things think this those though through till to together too two under unless until up upon us used usually very want wants was we well were what whatever when where whether which while who whoever whom whose why will wish with within without would yes yet you your yours yourself anyway ideally honestly basically hopefully definitely absolutely totally especially particularly currently actually ’s three four five plus bit lot kind type sort wanted wanting looking needs loves would ideal lives living stays means works day days today tonight weekdays weekends nature around inside outside indoors outdoors sometimes mostly extremely super pretty nice good great cute beautiful lovely fluffy furry sleepy male female boy girl neutered spayed orange black white brown grey gray ginger haired coated mix mixed cross breed rescue indoor outdoor house wee sized lap`,
  ),
  es: words(
    `pero sino aunque mientras tambien ademas entonces luego nunca siempre ahora antes despues dentro fuera cuyo cual cuales quienes nosotras vosotros ustedes a al algo algun alguna ante antes aqui asi aun aunque bien cada casi como con contra cual cuando de del desde donde dos el ella ellos en entre era es esa ese eso esta estan estar este esto estoy fue ha hace hacia han hasta hay la las le les lo los mas me mi mis mucha mucho muy nada ni no nos nosotros nuestra nuestro o os otra otro para pero por porque pues que quien se sea ser si sin sobre solo somos son soy su sus tal tambien tampoco tan tanto te tiene todo todos tu un una unas uno unos usted y ya yo favor gusta hola gracias bastante tres tenemos tengo quiero busco`,
  ),
  de: words(
    `sondern denn obwohl damit deshalb trotzdem ausserdem allerdings jedoch ihnen euer eure welche welcher welches welchen dieser diese dieses diesem diesen konnte konnten wurde wurden seit bevor nachdem wahrend neben hinter sonst dabei daran darauf davon dazu deren dessen jedes jeden jedem allem allen anderen anderer anderes beide beiden selbst ebenso zudem bereits aber alle als also am an auch auf aus bei bin bis bitte da dann das dass dem den der des die dies doch dort du durch ein eine einem einen einer eines er es etwas euch fur gegen gern gerne gibt haben habe hat hatte hier ich ihm ihn ihr im immer in ins ist ja jede jeder jetzt kann kein keine konnen mal man mehr mein meine mich mir mit muss nach nicht nichts noch nur ob oder ohne schon sehr sein seine sich sie sind so soll sollte sowie uber um und uns unser unsere unter viel vom von vor war was weil wenn wer wie wieder wir wird wo zu zum zur zwei drei zwischen hallo danke guten tag moglichst lieber oft ganz ab nie darf ware bzw`,
  ),
  fr: words(
    `parce quoique tandis lorsque puisque afin donc ainsi ensuite toujours maintenant aujourd lequel laquelle celui celle ceux celles chacun a ai alors apres as au aussi autre aux avec avez avons bien bon ca car ce cela ces cet cette chez comme dans de des deux dont du elle en encore est et etre eu fait faut il ils j je jamais jour juste l la le les leur lui ma mais me meme mes moi mon n ne ni nos notre nous on ont ou par pas peu peut plus pour pourquoi qu quand que quel quelle qui s sa sans se ses si soit son sont sous sur ta te tes toi ton tous tout toute toutes tres trop tu un une va vers vos votre vous y c d m t suis bonjour merci assez moins qui trois plait cherche voudrais aimerais`,
  ),
  pt: words(
    `porque pois embora enquanto entao depois antes sempre nunca agora tambem aquele aquela aquilo cujo alguem ninguem a ao aos as ate cada com como da das de dela dele deles depois do dos e ela elas ele eles em entre era essa esse esta estao estar este estou eu foi ha isso isto ja la lhe mais mas me mesmo meu meus minha muito muita na nao nas nem no nos nossa nosso num numa o os ou para pela pelo por porque pra pro qual quando que quem quero se seja sem ser seu sao so sobre sou sua suas tambem tao tem temos tenho ter teu todo todos tudo um uma umas uns voce voces dois duas oi ola obrigado obrigada favor bem tres queremos`,
  ),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

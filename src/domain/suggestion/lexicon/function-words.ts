import type { Language } from './phrases.ts';

/**
 * Words without a meaning of their own: an adjective before one of them stands alone, as in "should
 * be small and kind". They also tell the languages apart.
 */
export const functionWords: Record<Language, ReadonlySet<string>> = {
  en: words(
    `a about absolutely actually after again all almost alone already also although always am an and another any anyone anything anyway are around as at away back basically be beautiful because been before being below bit black both boy breed brown but by can coated could cross currently cute day days definitely did do does doing don done down during each either else enough especially even ever every extremely female few first five fluffy for four from furry get gets getting ginger girl go goes going gone good got gray great grey had haired has have having he hello her here hers herself hey hi him himself his honestly hopefully house how i ideal ideally if in indoor indoors inside instead into is it its itself just keep kept kind know lap last least let lets like likes lives living looking lot lovely loves made make makes male many may maybe me means might mine mix mixed more most mostly much must my myself nature need needs neutered never next nice no nor not nothing now of off often ok okay on once one ones only onto or orange other others our ours out outdoor outdoors outside over own particularly per perhaps please plus possible possibly preferably pretty probably put quite rather really rescue right said same say says see seem she should since sized sleepy so some somebody someone something sometimes soon sort spayed stays still such super take than thank thanks that the their theirs them then there these they thing things think this those though three through till to today together tonight too totally two type under unless until up upon us used usually very want wanted wanting wants was we wee weekdays weekends well were what whatever when where whether which while white who whoever whom whose why will wish with within without works would yes yet you your yours yourself ’s`,
  ),
  es: words(
    `a ademas ahora al algo algun alguna ante antes aqui asi aun aunque bastante bien busco cada casi como con contra cual cuales cuando cuyo de del dentro desde despues donde dos el ella ellos en entonces entre era es esa ese eso esta estan estar este esto estoy favor fue fuera gracias gusta ha hace hacia han hasta hay hola la las le les lo los luego mas me mi mientras mis mucha mucho muy nada ni no nos nosotras nosotros nuestra nuestro nunca o os otra otro para pero por porque pues que quien quienes quiero se sea ser si siempre sin sino sobre solo somos son soy su sus tal tambien tampoco tan tanto te tenemos tengo tiene todo todos tres tu un una unas uno unos usted ustedes vosotros y ya yo`,
  ),
  de: words(
    `ab aber alle allem allen allerdings als also am an anderen anderer anderes auch auf aus ausserdem bei beide beiden bereits bevor bin bis bitte bzw da dabei damit danke dann daran darauf darf das dass davon dazu dem den denn der deren des deshalb dessen die dies diese diesem diesen dieser dieses doch dort drei du durch ebenso ein eine einem einen einer eines er es etwas euch euer eure fur ganz gegen gern gerne gibt guten habe haben hallo hat hatte hier hinter ich ihm ihn ihnen ihr im immer in ins ist ja jede jedem jeden jeder jedes jedoch jetzt kann kein keine konnen konnte konnten lieber mal man mehr mein meine mich mir mit moglichst muss nach nachdem neben nicht nichts nie noch nur ob obwohl oder oft ohne schon sehr sein seine seit selbst sich sie sind so soll sollte sondern sonst sowie tag trotzdem uber um und uns unser unsere unter viel vom von vor wahrend war ware was weil welche welchen welcher welches wenn wer wie wieder wir wird wo wurde wurden zu zudem zum zur zwei zwischen`,
  ),
  fr: words(
    `a afin ai aimerais ainsi alors apres as assez au aujourd aussi autre aux avec avez avons bien bon bonjour c ca car ce cela celle celles celui ces cet cette ceux chacun cherche chez comme d dans de des deux donc dont du elle en encore ensuite est et etre eu fait faut il ils j jamais je jour juste l la laquelle le lequel les leur lorsque lui m ma maintenant mais me meme merci mes moi moins mon n ne ni nos notre nous on ont ou par parce pas peu peut plait plus pour pourquoi puisque qu quand que quel quelle qui quoique s sa sans se ses si soit son sont sous suis sur t ta tandis te tes toi ton toujours tous tout toute toutes tres trois trop tu un une va vers vos votre voudrais vous y`,
  ),
  pt: words(
    `a agora alguem antes ao aos aquela aquele aquilo as ate bem cada com como cujo da das de dela dele deles depois do dois dos duas e ela elas ele eles em embora enquanto entao entre era essa esse esta estao estar este estou eu favor foi ha isso isto ja la lhe mais mas me mesmo meu meus minha muita muito na nao nas nem ninguem no nos nossa nosso num numa nunca o obrigada obrigado oi ola os ou para pela pelo pois por porque pra pro qual quando que quem queremos quero sao se seja sem sempre ser seu so sobre sou sua suas tambem tao tem temos tenho ter teu todo todos tres tudo um uma umas uns voce voces`,
  ),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

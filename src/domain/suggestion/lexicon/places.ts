import type { Words } from './phrases.ts';

/** Things and places: an adjective before them is not about the pet. */
export const places: Words = {
  en: `acre|acreage|activity|amount|animals|apartment|area|aviary|backyard|balcony|bark|basement|bed|bedroom|bill|block|boat|budget|building|bungalow|cage|camper|car|caravan|care|carpet|city|coat|commute|condo|cost|cottage|couch|countryside|courtyard|day|deal|dorm|drama|dream|drive|ear|energy|estate|exercise|eye|face|family|farm|fence~|field|flat|floor|friends|front|fur|garden|grooming|habit|hair|hands|heart|holiday|home|hour|house|houseboat|household|hutch|income|job|kitchen|kitchenette|land|legs|life|lifestyle|loft|maintenance|mansion|motorhome|music|neighborhood|neighbourhood|noise|nose|office|patio|paws|perch|place|plan|plot|problem|property|question|rent|road|room|rv|school|shedding|shop|sofa|space|square|stick|store|street|studio|stuff|suburb|tail|teeth|temper|terrace|time|town|trailer|training|trip|van|vehicle|vet|village|voice|walk|work|world|yard, mobile home, tiny house`,
  es: `apartamento|balcon|barrio|campo|casa|chalet|ciudad|coche|corazon|espacio|estudio|finca|habitacion|jardin|parcela|patio|piso|presupuesto|pueblo|terraza|vida`,
  de: `mietwohnung|hauschen|wohnzimmer|buro|wald|auto|balkon|bauernhof|budget|dorf|energie|familie|garten|grundstuck|haus|haushalt|herz|hof|land|leben|platz|reihenhaus|stadt|strasse|terrasse|umgebung|viertel|wohnung|zimmer`,
  fr: `appartement|balcon|budget|campagne|chambre|coeur|cour|espace|famille|ferme|immeuble|jardin|maison|quartier|studio|terrain|terrasse|vie|village|ville|voiture|logement|etage|pavillon|hectare|piece|oreilles|yeux|besoin|salon|parc|colocation`,
  pt: `apartamento|bairro|carro|casa|chacara|cidade|coracao|espaco|familia|fazenda|jardim|orcamento|predio|quarto|quintal|quitinete|rua|sitio|varanda|vida`,
};

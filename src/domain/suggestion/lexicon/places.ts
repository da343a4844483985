import type { Words } from '#src/domain/suggestion/phrases.ts';

/** Things and places: an adjective before them is not about the pet. */
export const places: Words = {
  en: `flat, apartment, house, home, garden, yard, city, town, village, street, room, studio, condo, balcony, farm, space, place, budget, heart, car, bed, bedroom, office, cottage, caravan, boat, bungalow, patio, terrace, household, family, kitchen, field, land, area, road, building, floor, job, income, life, lifestyle, day, hour, walk, eye, ear, hair, coat, fur, tail, time, world, bill, vet, carpet, sofa, couch, school, work, shop, store, rent, fence, fenced, van, trailer, dorm, loft, mansion, estate, suburb, countryside, neighbourhood, neighborhood, energy, shedding, maintenance, care, grooming, activity, training, exercise, drive, amount, problem, deal, dream, question, habit, plan, trip, holiday, commute, block, place, town, friends, face, paws, legs, nose, voice, bark, square, acreage, acre, property, cage, hutch, aviary, perch, teeth, stuff, animals, plot, basement, property, backyard, courtyard, front, kitchenette, tiny house, mobile home, houseboat, rv, camper, motorhome, coat, hands, cost, vehicle, stick, beds, temper, music, noises, noise, drama, world`,
  es: `piso|casa|apartamento|jardin|ciudad|patio|terraza|finca|pueblo|habitacion|espacio|corazon|presupuesto|campo|estudio|balcon|coche|barrio|vida|chalet|parcela`,
  de: `wohnung|haus|garten|stadt|balkon|dorf|zimmer|hof|platz|herz|grundstuck|auto|viertel|leben|bauernhof|terrasse|land|umgebung|reihenhaus|haushalt|budget|strasse|energie|familie`,
  fr: `appartement|maison|jardin|ville|balcon|cour|village|chambre|espace|coeur|studio|terrasse|ferme|terrain|campagne|vie|voiture|quartier|budget|famille|immeuble`,
  pt: `apartamento|casa|jardim|cidade|quintal|varanda|sitio|quarto|espaco|coracao|orcamento|bairro|vida|carro|rua|fazenda|chacara|familia|predio|quitinete`,
};

import { translationsOf } from './word-table';

/** The most frequent words for events. */
export const FRENCH_WORDS = translationsOf(
  `bazaar: bazar
  breakfast: dejeuner
  cajun: cadien cadienne
  carnival: carnaval
  chapel: chapelle
  church: eglise eglises
  class: cours
  clinic: clinique
  community: communautaire
  council: conseil
  craft: artisanat
  dance: bal danse
  day: jour journee
  easter: paques
  evening: veillee
  event: evenement
  exhibit: exposition
  fair: foire
  fall: automne
  family: famille familles
  festival: fete
  firefighters: pompiers
  fireworks: feux
  fishing: peche
  flu: grippe
  book: livre livres
  free: gratuit gratuite
  friday: vendredi
  gallery: galerie
  games: jeux
  garden: jardin
  gardening: jardinage
  hall: salle
  harvest: moisson
  hike: randonnee
  hospital: hopital
  hour: heure
  kids: enfants
  library: bibliotheque
  market: marche
  mass: messe
  meal: repas
  meeting: assemblee
  midnight: minuit
  monday: lundi
  museum: musee
  music: musique
  night: nuit
  orchard: verger
  painting: peinture
  parade: defile
  parish: paroisse
  park: parc
  parking: stationnement
  poetry: poesie
  pottery: ceramique
  prayer: priere
  public: publique
  rosary: chapelet
  sale: vente
  saturday: samedi
  school: ecole ecoles
  seniors: aines
  show: spectacle
  sisters: soeurs
  skating: patinage
  snow: neige
  snowshoe: raquette raquettes
  song: chanson chansons
  spring: printemps
  st: sainte
  story: conte contes
  summer: ete
  sunday: dimanche
  supper: souper
  swimming: natation
  thursday: jeudi
  tour: visite
  tournament: tournoi
  tree: arbre
  tuesday: mardi
  turkey: dinde
  university: universite
  vaccine: vaccin vaccins
  volunteer: benevole benevoles
  wednesday: mercredi
  welcome: bienvenue
  winter: hiver
  women: femme
  workshop: atelier`,
);

export const PORTUGUESE_WORDS = translationsOf(
  `book: livro livros
  celebration: celebracao
  christmas: natalino natalina
  church: igreja
  citizenship: cidadania
  city hall: prefeitura
  community: comunidade comunitaria
  dance: danca dancas
  easter: pascoa
  fair: feira
  food: alimentacao
  health: saude
  kids: criancas
  mass: missa missas
  meeting: reuniao
  men: homens
  mothers: maes
  night: noite noites
  parish: paroquia
  portuguese: portugues portuguesa portugueses
  school: escola escolas
  seniors: idosos
  vaccine: vacina vacinas
  women: mulheres
  youth: jovens juventude`,
);

export const HAITIAN_CREOLE_WORDS = translationsOf(
  `church: legliz
  citizenship: sitwayennte sitwayente
  class: klas
  clinic: klinik
  community: kominote
  concert: konse
  distribution: distribisyon
  family: fanmi
  flag: drapo
  food: manje
  haitian: ayisyen
  immigration: imigrasyon
  kids: timoun
  library: bibliyotek
  meeting: reyinyon
  music: mizik
  program: pwogram
  registration: enskripsyon
  school: lekol
  seniors: granmoun
  vaccine: vaksen
  work: travay`,
);

export const POLISH_WORDS = translationsOf(
  `carol: koledy koled
  christmas: bozonarodzeniowy bozonarodzeniowa bozonarodzeniowe
  christmas eve: wigilia
  church: kosciol kosciola kosciele
  class: lekcje zajecia
  concert: koncert koncerty
  dance: taniec tance
  day: dzien
  dinner: obiad
  easter: wielkanoc wielkanocny wielkanocna wielkanocne
  fair: jarmark kiermasz
  family: rodzina rodzinny rodzinna rodzinne
  festival: festyn
  kids: dzieci
  library: biblioteka biblioteki bibliotece
  mass: msza mszy
  meeting: spotkanie spotkania
  music: muzyka muzyki
  parade: parada
  parish: parafia parafii parafialny
  polish: polski polska polskie polskiego polskiej
  school: szkola szkoly szkole
  supper: kolacja
  workshop: warsztaty`,
);

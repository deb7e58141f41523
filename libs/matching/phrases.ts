/** Several words that publishers write in different ways, in one of them. `text` is lower-case and without accents and apostrophes. */
export const normalizePhrases = (text: string): string =>
  PHRASES.reduce((rest, [pattern, phrase]) => rest.replace(pattern, phrase as string), text);

export const ENGLISH_SAINTS: Readonly<Record<string, string>> = {
  ana: 'anne',
  antonio: 'anthony',
  felipe: 'philip',
  francisco: 'francis',
  joaquin: 'joachim',
  jose: 'joseph',
  juan: 'john',
  lucas: 'luke',
  marcos: 'mark',
  maria: 'mary',
  mateo: 'matthew',
  miguel: 'michael',
  pablo: 'paul',
  patricio: 'patrick',
  pedro: 'peter',
  tomas: 'thomas',
};

const ENGLISH_HOLIDAYS: Readonly<Record<string, string>> = {
  independencia: 'independence',
  madre: 'mothers',
  madres: 'mothers',
  padre: 'fathers',
  padres: 'fathers',
  presidentes: 'presidents',
  tierra: 'earth',
  trabajo: 'labor',
  veteranos: 'veterans',
};

type Replacement = string | ((found: string, ...groups: string[]) => string);

const PHRASES: readonly (readonly [RegExp, Replacement])[] = [
  // A council chamber is a room, not a chamber of commerce.
  [/\b(assembly|commission|council|legislative) chamber\b/g, '$1 chambers'],
  // '10-K' and '10 km' for '10K'.
  [/\b(\d+)[\s-]?km?\b(?!-)/g, '$1k'],
  // 'Mill Co. Fair', but not 'Mill Paper Co. Picnic' and 'Mill Fire Co. Fair'.
  [
    /\bco\b\.?(?<=\p{L}\sco\.?)(?<!\b(?:engine|fire|hose|hook|ladder)\sco\.?)(?=\s+(?:4-?h|airport|board of|commission(?:ers?)?|council|court|courthouse|extension|fair|fairgrounds?|health dep|historical|jail|(?:(?:free|main|public) )?librar(?:y|ies)|parks?|rec(?:reation)?|sheriff|schools?)\b)/gu,
    'county',
  ],
  [/\bste\.?[\s-]+(?=\p{L})/gu, 'st '],
  [/\bw\/|\bcon (?=(?:el|las?|los)\b)/g, 'with '],
  // Bodies and clubs.
  [/\b(adult|board of|community|continuing|drivers?|special) ed\b/g, '$1 education'],
  [/\bboard of selectmen\b/g, 'select board'],
  [/\bk(?:nights)? of c(?:olumbus)?\b/g, 'knights of columbus'],
  [/\b(plaza|parque|biblioteca|mercado) del (?:centro historico|casco (?:antiguo|viejo))\b/g, 'old town $1'],
  [/\b(plaza|parque|biblioteca|mercado) del centro\b/g, 'downtown $1'],
  [/\b(?:local )?author (?:appearance|chat|event|talk|visit)\b|\bmeet (?:the |a )?(?:local )?author\b/g, 'author talk'],
  [/\bcorte de (?:cinta|liston)\b/g, 'ribbon cutting'],
  // Holidays.
  [/\b(?:fourth|4(?:th)?)(?: of)? july\b|\bjuly (?:fourth|4(?:th)?)\b/g, 'independence day'],
  [/\bfirst day (?=hike|walk|run)/g, 'new years day '],
  [/\bmartin luther king\b(?:,? jr\b\.?)?/g, 'mlk'],
  [/\b(?:fat|shrove) tuesday\b/g, 'mardi gras'],
  [/\bchinese new year\b/g, 'lunar new year'],
  [/\bst\.? paddys\b/g, 'st patricks'],
  [/\b(?:three kings|reyes magos|dia de (?:los )?reyes|epiphany)\b/g, 'epiphany'],
  [/\b(?:saint|st\.?)[- ]jean\b/g, 'st john'],
  [/\bsagrado corazon\b/g, 'sacred heart'],
  [/\bsagrada familia\b/g, 'holy family'],
  [/\bsant[io]s?i?m[ao] trinidad\b/g, 'holy trinity'],
  [/\bespiritu santo\b/g, 'holy spirit'],
  [/\bbuen pastor\b/g, 'good shepherd'],
  [/\bcristo rey\b/g, 'christ king'],
  [/\b(?:inmaculada|immaculee) conce[pt]?cion\b/g, 'immaculate conception'],
  [/\b(?:nuestra senora|notre[- ]dame)\b/g, 'our lady'],
  // Without its feast or a church, it is more often a city.
  [
    new RegExp(`\\b(capilla|de|iglesia|parroquia) san(?:ta)? (${Object.keys(ENGLISH_SAINTS).join('|')})\\b`, 'g'),
    (_, feast, saint) => `${feast} st ${ENGLISH_SAINTS[saint!]}`,
  ],
  [
    new RegExp(`\\bdia (?:del?|de las?|de los) (${Object.keys(ENGLISH_HOLIDAYS).join('|')})\\b`, 'g'),
    (_, holiday) => `${ENGLISH_HOLIDAYS[holiday!]} day`,
  ],
  [/\bde noel\b/g, 'christmas'],
  [/\bgrown[- ]ups?\b/g, 'grownups'],
  [/\bpre-?teen(?=s?\b)/g, 'tween'],
  // Kinds of events.
  [/\bsalon (?=\d|comuni|municipal|parroquial)/g, 'hall '],
  [/\breunion (?=del?\b)/g, 'meeting '],
  [/\b(?:con[cs]ejo|conseil) municipal\b/g, 'city council'],
  [/\bcamara del? (?:con[cs]ejo|cabildo)\b/g, 'council chambers'],
  [/\b(?:junta|mesa|consejo) (?:directiv[ao] )?escolar\b/g, 'school board'],
  [/\bhotel de ville\b/g, 'city hall'],
  [/\brecinto ferial\b/g, 'fairgrounds'],
  [/\bpresion arterial\b/g, 'blood pressure'],
  [/\bsign-?ups?\b/g, 'registration'],
  [/\bclub de ninos y ninas\b/g, 'boys girls club'],
  [/\bbiblioteca (?:principal|central)\b/g, 'main library'],
  [/\bmunicipal (?:complex|center|centre|ctr|offices?)\b/g, 'municipal building'],
  [/\bescuela (primaria|elemental)\b/g, 'elementary school'],
  [/\bescuela (secundaria|intermedia)\b/g, 'middle school'],
  [/\b(?:escuela )?preparatoria\b/g, 'high school'],
  [/\badultos mayores\b/g, 'seniors'],
  [/\b(?:banco de (?:alimentos|comida)|foodbank)\b/g, 'food bank'],
  [/\bvia ?crucis\b/g, 'stations cross'],
  [/\bmisa de gallo\b/g, 'midnight mass'],
  [/\bmiercoles de ceniza\b/g, 'ash wednesday'],
  [/\bviernes santo\b/g, 'good friday'],
  [/\bdomingo de ramos\b/g, 'palm sunday'],
  [/\bsemana santa\b/g, 'holy week'],
  [/\bano nuevo\b/g, 'new year'],
  [/\bstory ?hour\b|\bhora (?:del? )?(?:los )?cuentos?\b|\bheure du conte\b/g, 'story time'],
  [/\b(flu|covid|booster|rabies|school) shots?\b/g, '$1 vaccine'],
  [/\bbloodmobile(?=\s*(?:$|[^\p{L}\s]|(?:at|comes|in|stops?|visits?)\b))/gu, 'blood drive'],
  [/\bfeu de joie\b/g, 'bonfire'],
  [/\be-?waste\b/g, 'electronics'],
  [/\bpublic (?=skat|swim)/g, 'open '],
  [/\benglish (?:as a )?second language\b|\bingles como segund[ao] (?:idioma|lengua)\b/g, 'esl'],
  [/\b(?:clases?|cursos?) de ingles\b/g, 'class esl'],
  [/\b(?:career fair|hiring (?:event|fair))\b/g, 'job fair'],
  [/\b(?:garage|tag) sale\b/g, 'yard sale'],
  [
    /\s(?:in |en )?(?:(?:english|ingles)(?: and | y | & |\/)(?:spanish|espanol)|(?:spanish|espanol)(?: and | y | & |\/)(?:english|ingles))\b/g,
    ' bilingual',
  ],
];

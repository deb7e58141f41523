import { isEventWord } from './event-words';
import { isGivenName } from './given-names';
import { findPlaceNoun } from './place-lexicon';
import { isSentenceWord } from './sentence-words';
import { isUsualWord } from './usual-places';
import { wordSet } from './word-set';

/** Who takes part, also as a title before a name. */
const PERSONS = wordSet(`
  aunt auntie babies baby babysitter boss boy boys bro bros brother brothers buddy cast cat cats class client clients coach cop couple couples cousin cousins coworker coworkers
  crowd cub cubs dad daddy dads daughter daughters doc doctor dog dogs dr drs every everybody everyone fam families family fiance folks foursome friend friends frosh gang girl girlfriend girlfriends girls gma
  goat goats gpa gram grammy grampa grams grandkids grandma grandmas grandpa grandparents grands granny grownups guest guests guy guys hamster hens horse horses hubby husband inlaws judge kid
  kiddo kiddos kids kitten kittens kitty ladies lady landlord laws lawyer mama man mayor mcs memaw member members mimi mom mommy moms mother mr mrs ms nana nanny neighbor neighbors
  nephew nephews niece nieces nonna oma opa pal papa papaw parent parents partner partners pastor patrol peeps people pet pets plumber poppop preschooler principal prof pup puppies puppy rabbi
  realtor recruiter rev roommate roommates santa scout scouts shareholders sibling siblings sis sister sisters sitter sitters son sons squad staff student students teacher teachers team teams teen
  teens tenant tenants toddler toddlers troop tween tweens twin twins uncle volunteer volunteers wife wifey woman women
`);

/** Names of persons and pets that places and things are called by as often. */
const AMBIGUOUS_NAMES = wordSet('bentley biscuit carter hunter logan madison mason parker tyler');

const SUBJECTS = wordSet(`
  aau accounting acoustic adult advanced algebra anatomy arthritis astronomy ballet banjo baseball basketball bass beginner beginners bio biology board braids budget cello chem chemistry choir choral
  chorus civics clarinet coding committee council cpr cross drama drums ela english esl excel exec executive fiddle finance flute football french geo geometry german guitar gymnastics harp hip hiphop
  history hoa hockey hop hr improv intro irish iron it jazz juniors jv karate kids lacrosse latin law lax leadership league level math maths music newbies nhs novice oboe officers orchestra organ
  percussion physics piano pilates planning poetry pottery prealgebra precalc precalculus private pta pto ptsa qa qigong quilting reading recorder religion safety sales sax saxophone sci science
  sectional sectionals semi seniors sewing singing soc soccer social softball spanish spelling spin stats strings swim tap tennis theory therapist track trig trombone trumpet tuba tumbling ukulele
  unit varsity viola violin vocal voice volleyball wrestling writing yoga zoning zumba
`);

const FOOD = wordSet(`
  app appetizer appetizers apples apps asparagus bacon bagel bagels bake banana barbeque bbq bean beans beef beer beers biscuits bread breads brisket brownies buffet burger burgers burrito burritos
  butter cake cakes candy carbonara carnitas casserole casseroles cereal charcuterie cheese cheeses chicken chili chips chocolate chops chowder cider clams cobbler cocktail cocktails cocoa coffee
  cookie cookies corned crab crockpot cupcakes curry custard dessert desserts dip dish dishes donut donuts drink drinks dumplings egg eggnog eggs enchiladas fajitas falafel fish fondue food foods
  fries fruit fudge goulash gravy greens grill grilled gumbo gyros ham hash hibachi hotdish hotdog hotdogs ice icecream jam jambalaya juice kebabs kielbasa lasagna leftovers lemonade lobster lunch
  mac margaritas marinara meal meals meat meatballs meatloaf milk mimosas muffins mushroom nachos noodle noodles oatmeal omelets onion oysters paella pancake pancakes parm pasta pastries pepper
  pepperoni perogies pho pickles pie pierogi pierogies pies pineapple pizza pizzas popcorn pork potato potatoes pretzels pulled quesadillas quiche ramen ravioli ribs rice risotto roast rolls
  salad salads salmon salsa sandwich sandwiches sausage seafood shrimp sides slider sliders smoked snack snacks soup soups spaghetti steak steaks stew stirfry strawberry stuffing sub subs sundaes
  sushi taco tacos takeout tamales tapas tea tenders teriyaki thai tikka toast tofu tuna turkey veggie veggies waffle waffles whiskey wine wines wings wontons wrap wraps ziti
`);

/** What is done, brought or to be done, and how it is. */
const THINGS = wordSet(`
  account adjusters adjustment adoption agenda aid allergies allergy alterations anniversary announcement annual apology appeal application appraisal arrangements assessment assignment audit awards bag bags bake
  balance ball balloons bands bangs banquet bash basics battery bday beard bed begun benefits bets bill bills birthday blood blowout bonus boost booster boosters booze bowling box boxes braces
  bracket brake brakes break breakdown bridal brochures brush bucket bus cabinet cabinets camping cancel canceled cancelled cancer car card cards care carols carpet cart cavity celebration chair
  chairs championship change charity check checkin checklist checks chipping chk christmas circle circuit cleaning cleanup closing clothes clothing club coat coats college color combo commences
  computer concludes conditioner condo conf confirm confirmation consult consultation continues continuing contract contractions cord cost costs costume costumes counselor course covid cpap craft
  crafts crown cruise csection ct curfew cut daily dark date dates day days deadline debrief deck deco decor decorating decoration decorations deep delayed delivery demo dental departure deposit
  detail details dinosaur directions directory discussion dismissal disney dmv donation donations door doors double doubleheader doubles draft drain dress drills drive driver drivers drop dropoff drum dry
  due dues duty dvd dye ear early ears easter elf email ends engagement ensemble entry equipment errands essay eval evals evaluation eve event except excluding extra extraction eye eyebrow eyes
  fabric face facial fall fantasy farewell fasting favors fee fees feet fiesta figure filling final finals fire firewood first fishing fitting fix flight floor floors flu flush flyers follow followup
  foot form forms four free freshman front fund fundraiser funds furnace furniture gala game games gas gear getaway gift gifts glasses gown graduation grinder group groups guild gum gutters hair half
  halftime halloween handbook hands hanukkah haul hawaiian head headshots hearing heat heater helmet help highlights hike hip home homecoming homework host hosting hot hours house housewarming hvac
  id implants indoor info inspection insurance intake international interview invitational invitations invite invites invoice itinerary jam jamboree jersey jerseys jewelry job juried keys kickoff kit
  knee lab labs last late launches laundry lawn league learn leash leaves lesson library license lift lights limo line lineup lip list lists live loan locker locks long lot lots lsns luau luggage
  machine mail maintenance makeup mammo mammogram mani manicure map maps marathon masquerade massage master mats medal media meds meetup menu merch mid midnight molar mole money month monthly morning
  mortgage move moved mow mower mri murder music mystery nails name national neck needed network neuter news next nite nomination notes number nurse nye ob off office oil one online open opener opening
  order orders orientation ornaments outdoor outfit outfits over overdue overnight owed packet packing pad page paint pajama pajamas panel paper papers paperwork pass passes passover passport
  passports patches payment pedi pedicure peds pencils perm permission permit pet phone photo photos phys physical pick pics picture pictures pill pills pirate pj pjs plan planning plans plants
  playoff playoffs plumbing plus poinsettias points polish poll pool portfolio portraits poster posters potluck potty prac pract practical prep prescription present presentation presents pressure
  prez princess print printer prints prize prizes pro procession program programs progress proj project prom proof props protest provider ps pt puzzle q1 q2 q3 q4 quarter questions quiz rabies raffle rain rake
  rally reading ready recap receipt reception recipe recipes recital recycling refill refills reg regionals registration regular rehab release remote renewal rent rental reopens repair repairs report
  reports request res reschedule rescheduled reservation reservations restarts resume resumes resuming retainer retirement return returning returns reveal review ride rides ring rings role roof root
  roots rotation round rounds route rsvp run runs rx sale same sample samples sauna scan schedule season seatings second secret section seeds selfies semis series session set setup shave shirt shirts shoe
  shoes shop shopping shot shots show showcase shower sign signs signup signups singles sixteen size skates skills skin skit skits sleep slideshow slot slots small snow solo song songs spay special speech split
  sponsors sports spray spring sprint stairs standup start state states stitches stocking stockings story strategy stress strike stuff style suit suits summer super superhero supplies supply surgeon
  surgery surprise sweater sweaters sweet syllabus system table tables tag tags talent talk tan target taxes tech teeth test testing thankyou theater theatre theme therapy thing things third three
  ticket tickets time timer tip tips tire tires title tix tonsils tool tools tooth top touch touchup tour tourn tourney tournies tourny towels toy toys trade training transmission trash travel treat
  treats tree trees trial trick trim trip trivia truck trucks tuition tux tv two ugly ultrasound under uni unicorn uniform uniforms up update upgrade usher vaccine vaccines valentine valentines van
  vet via video view virtual visit vote wagon walk wall warmup warmups wash watch water wax wedding week weekend weekly weight westminster windows winter wisdom wkend wknd work wrap wrapping wraps
  wreath wreaths xmas xray year year-end yearbook years young zoom
`);

const wordOf = (word: string): string => word.toLowerCase().replace(/[’'.]/g, '');

export const isPerson = (word: string): boolean =>
  [PERSONS, AMBIGUOUS_NAMES].some((names) => names.has(wordOf(word))) || isGivenName(wordOf(word));

/** Whether the word is of a person, a subject or food, or has a digit. Behind an event, the name of a place has no such word. */
export const isNoName = (word: string): boolean => {
  const small = wordOf(word);
  return /\d/.test(small) || isPerson(small) || SUBJECTS.has(small) || FOOD.has(small);
};

export const isThing = (word: string): boolean => THINGS.has(wordOf(word));

/** Whether the word is that of a person, an event or another thing: what no list knows is perhaps the name of a place. */
export const isCommonWord = (word: string): boolean => {
  const small = wordOf(word);
  return (
    isNoName(small) ||
    isThing(small) ||
    isEventWord(small) ||
    isUsualWord(small) ||
    findPlaceNoun([small]) !== null ||
    isSentenceWord(small, 0)
  );
};

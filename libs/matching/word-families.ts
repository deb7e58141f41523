/** For words that are related by more than an ending: 'choir' for 'choral', 'garden' for 'gardeners'. */
export const wordFamilyOf = (word: string): string | undefined => WORD_FAMILIES.get(word) ?? AGENT_NOUN.exec(word)?.[1];

const WORD_FAMILIES = new Map(
  `arrive arrives arriving arrival arrivals
  art arts artist artists artistic
  astronomy astronomical astronomer astronomers stargazing
  break breaks recess vacation
  botany botanical botanic
  choir choirs choral chorale chorales chorus choruses
  child children childrens kid kids
  commission commissions commissioner commissioners
  comedy comedian comedians
  culture cultures cultural
  dad dads daddy father fathers
  dedicate dedicates dedicated dedication
  democrat democrats democratic dems
  donate donates donation donations
  driver drivers driving
  dog dogs pooch pooches pup pups puppy puppies
  ecology ecological ecologist
  education educational
  farm farms farmer farmers
  film films movie movies cinema cinemas flick flicks
  firefighter firefighters fireman firemen
  genealogy genealogical genealogist genealogists
  geology geological geologist
  graduate graduates graduation graduations commencement
  history histories historic historical historian historians
  independent indie
  james
  instrument instruments instrumental
  lunch lunches luncheon luncheons
  library libraries librarian librarians
  magic magical magician magicians
  orchestra orchestras orchestral
  photo photos photograph photographs photographer photographers photography photographic picture pictures
  poem poems poet poets poetry
  puppet puppets puppeteer puppeteers puppetry
  republican republicans gop
  science sciences scientist scientists scientific
  theater theaters theatrical
  vaccine vaccines vaccination vaccinations immunization immunizations
  veteran veterans vets
  xmas christmas`
    .split('\n')
    .map((line) => line.trim().split(' '))
    .flatMap(([first, ...others]) => [first!, ...others].map((word) => [word, first!] as const)),
);

/** A list, because the ending alone would make a tower something that tows. */
const AGENT_NOUN =
  /^(bik|bird|bowl|carv|craft|cycl|danc|draw|drum|fish|garden|golf|hik|hunt|jog|juggl|knit|paddl|paint|quilt|rac|read|rid|row|run|sail|sing|skat|ski|speak|spin|swim|teach|walk|weav|writ)[gmnt]?(?:ers?|ings?|es|s|e)$/;

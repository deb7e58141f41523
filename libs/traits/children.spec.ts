import fc from 'fast-check';
import { findChildrenReason } from './children';

const said = (description: string, name = 'Spring program') => findChildrenReason({ name, description });

describe('an event is for children', () => {
  it.each([
    ['An evening for families with young children: the tree is lit early.', 'for families with young children'],
    ['Songs and a felt board. Ages one and a half to three, with a grown-up.', 'Ages one and a half to three'],
    ['Glue, wire and patience. Ages six to ten.', 'Ages six to ten'],
    ['Homework help. Grades 6 to 8.', 'Grades 6 to 8'],
    ['Preschool through sixth grade. Bring shoes.', 'Preschool through sixth grade'],
    ['Open to kindergarten through third grade.', 'kindergarten through third grade'],
    ['Best for kids 18 months to 3.5yrs.', '18 months to 3.5yrs'],
    ['Trip limited to youth ages 8-17 & a guardian.', 'ages 8-17'],
    ['An informal race for kids 14 and under.', 'kids 14 and under'],
    ['Kids are welcome to watch and ask questions.', 'Kids are welcome'],
    ['Children may stamp a document.', 'Children may'],
    ['Families are invited to a bilingual reading.', 'Families are invited'],
    ['Bring your little ones.', 'Bring your little ones'],
    ['You and your family explore the gardens.', 'You and your family'],
    ['A family-friendly program.', 'family-friendly'],
    ['Fun for the whole family!', 'whole family'],
    ['All ages welcome.', 'All ages welcome'],
    ['Face painting, a bounce house and hot dogs.', 'Face painting'],
    ['Photos with Santa at noon.', 'Photos with Santa'],
    ['Age: 3-5 year olds', 'Age: 3-5 year olds'],
    ['Music and movement for ages 18 months to 4 years.', 'ages 18 months to 4 years'],
    ['Age 4 through fifth grade. Bring a Bible.', 'Age 4 through fifth grade'],
    ['Rec soccer, pre-K to grade 8.', 'pre-K to grade 8'],
    ['Spring rec soccer, U6 to U14.', 'U6'],
    ['Kids 7-12. Rentals at the hut.', 'Kids 7-12'],
    ['Boys and girls 4 to 9. Helmets provided.', 'Boys and girls 4 to 9'],
    ['Children, come as you are: there are costumes for all.', 'Children, come'],
  ])('in the organizer’s words: %s', (description, words) => expect(said(description)).toEqual({ saidIn: 'description', words }));

  it.each([
    ['Story time for toddlers', 'Story time'],
    ['Lap time for babies', 'Lap time'],
    ['LEGO Robotics (Grades K-5)', 'LEGO'],
    ['Basketball games, grades 3 to 8', 'grades 3 to 8'],
    ['Pokémon Club (Ages 7 - 18)', 'Ages 7 - 18'],
    ['Play-Doh (birth - 23 months)', 'birth - 23 months'],
    ['2nd Grade Program', '2nd Grade'],
    ['Second-grade concert', 'Second-grade'],
    ['Internet Safety (2nd-5th Graders)', '2nd-5th Graders'],
    ['Family Nature Club', 'Family Nature'],
    ['Open house for families', 'for families'],
    ['Egg hunt', 'Egg hunt'],
    ['Santa on the fire engine', 'Santa'],
    ['Youth basketball evaluations', 'Youth basketball'],
    ['Hike (all ages)', 'all ages'],
    ['Yoga (Tweens & Grownups)', 'Tweens'],
  ])('by its name: %s', (name, words) => expect(findChildrenReason({ name })).toEqual({ saidIn: 'name', words }));

  it.each(['Children’s Programs', "Children's Programs", 'Storytime', 'Kids', 'Family', 'Children/Youth', 'Ages 3-5'])(
    'by its kind: %s',
    (category) =>
      expect(findChildrenReason({ name: 'Program', categories: ['Arts', category] })).toEqual({
        saidIn: 'categories',
        words: category,
      }),
  );

  it('by the category of its source', () => {
    expect(findChildrenReason({ name: 'Film on the green' }, 'Family')).toEqual({ saidIn: 'categories', words: 'Family' });
    expect(findChildrenReason({ name: 'Film on the green' }, 'Arts')).toBeNull();
    expect(findChildrenReason({ name: 'Tasting', description: 'Adults only.' }, 'Family')).toBeNull();
  });

  it('by where it is listed', () =>
    expect(findChildrenReason({ name: 'Paper lanterns', subOrganization: 'Children’s programs' })).toEqual({
      saidIn: 'subOrganization',
      words: 'Children’s programs',
    }));
});

describe('an event is not told as for children', () => {
  it.each([
    'For adults 18+.',
    'For adults.',
    'Adults of any age are welcome.',
    'For adults and children ages 13+.',
    'Children age 12 and above are welcome to participate.',
    'Proceeds help the hospital for children.',
    'Adults $6, ages 6-17 $3, under 6 free.',
    '$5, skate rental $3, ages 4 and under free.',
    '$10 a carload; $4 for ages 3 to 12.',
    'Ages 10 and under run free.',
    'Ages 5 & younger are admitted free.',
    'General admission is $12; ages 5 to 11 $8.',
    'She taught kindergarten through fifth grade for thirty years.',
    'Training for first to third grade teachers.',
    'A webinar for families of high school juniors.',
    'To raise money for Saint Jude’s Children Research Hospital.',
    'Child care in the next room.',
    'Information on childcare provided during the service.',
    'Babysitting for children is available.',
    'Assemble an Easter basket for your kids!',
    'An aging couple visits their grown children.',
    'A woman from a wealthy family in England.',
    'She had to leave school at the age of nine.',
    'Ages 15 and above require a signature.',
    'From age thirteen. Paid by the game.',
    'Boys and girls 13 to 17.',
    'Age 13 through twelfth grade.',
    'Adults meet the children, then come back.',
    'Designed for students of all ages and levels.',
    'Disney magic for fans of all ages.',
    'Run by third-graders. Wear nothing you love.',
    'One map drawn by a third grade.',
    'Experience in the Elementary grades as a teacher.',
    'Bookmarks from weeded children’s books.',
    'After 5 to 7 years of experience.',
    'Not suitable for children.',
    'For couples, not for children.',
    'For kids at heart.',
    'Pajama drive for children.',
    'Collecting toys for kids.',
    'The author writes for children.',
    'CPR for infants and children.',
    'Food pantry for families.',
    'No egg hunt this year.',
    'Silence, in which anyone may speak. Children leave after a quarter of an hour.',
    '',
  ])('%s', (description) => expect(said(description)).toBeNull());

  it.each([
    'Friends of the Children’s Hospital fundraiser',
    'Child Advocacy: Advocating for Immigrant Children',
    'Baby Naming',
    'Baby shower',
    'Adult storytime',
    'LEGO night for adults',
    'NAMI Family to Family',
    'Family Feud auf Deutsch',
    'Program for Parents',
    'Parent-teacher conferences',
    'Kids clothing sale',
    'Teen Book Club (Ages 12 - 18)',
    'Teen D&D (9th - 12th Graders)',
    'Seventh-grade dance',
    '11th and 12th Grade Civil Rights Journey',
    'Women of a Certain Age',
    'Secret Santa exchange',
    'Santa Fe: a talk',
    'College Admissions (Highschoolers & Families)',
    'Infant CPR',
    'Baby-sitting course (ages 12-15)',
    'Toys for Tots Collection',
    'Santa Claus Lane closed',
    'Billy the Kid: a lecture',
    'Story time for grown-ups',
  ])('by its name: %s', (name) => expect(findChildrenReason({ name })).toBeNull());

  it.each(['Manga Workshop for Parents (Ages 6-12)', 'Book a Specialist (parents/educators of grades PreK-12)'])(
    'when it is filed as for children, and is for those who bring them up: %s',
    (name) => expect(findChildrenReason({ name, categories: ['Children’s Programs'] })).toBeNull(),
  );

  it.each(['Toy drive', 'Coat collection', 'Giving tree', 'Toys for Tots'])('by the ages of those who receive: %s', (name) =>
    expect(said('Ages 10 to 14 are always short.', name)).toBeNull(),
  );

  it('by what stands in the text of a program for adults', () =>
    expect(
      findChildrenReason({
        name: 'Bus trip',
        categories: ['Adult School'],
        description: 'A show with family-friendly activities.',
      }),
    ).toBeNull());

  it.each(['Teen Services', 'Adult Services', 'Child Advocacy and Policy', 'Family Law', 'Family Support'])(
    'by its kind: %s',
    (category) => expect(findChildrenReason({ name: 'Program', categories: [category], subOrganization: category })).toBeNull(),
  );
});

describe('why it is for children', () => {
  const parts = fc.constantFrom(
    'for kids',
    'ages',
    '3-5',
    '12',
    'and up',
    'family',
    'day',
    'story time',
    'adults',
    '.',
    '\n',
    '**',
    'grades',
    'K',
    'to',
    'birth',
  );
  const texts = fc.array(parts, { maxLength: 12 }).map((words) => words.join(' '));

  it('is quoted from what is said, word for word', () => {
    fc.assert(
      fc.property(texts, texts, (name, description) => {
        const reason = findChildrenReason({ name, description });
        if (!reason) return;
        const plain = (text: string) => text.replace(/[*_]+/g, ' ').replace(/\s+/g, ' ');
        expect(plain(reason.saidIn === 'name' ? name : description)).toContain(reason.words);
      }),
    );
  });

  it('is never an age that begins at twelve or later', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 12, max: 99 }),
        fc.constantFrom('ages %', 'ages % and up', 'age % and older', 'ages %-99', '% year olds'),
        (age, form) => expect(said(form.replace('%', String(age)))).toBeNull(),
      ),
    );
  });

  it('is an age that begins before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 11 }), fc.constantFrom('ages %', 'ages %-15', 'ages % to 12'), (age, form) =>
        expect(said(form.replace('%', String(age)))).not.toBeNull(),
      ),
    );
  });

  it('is a minimum age in a text only below school age, and in a name always', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 11 }),
        fc.constantFrom('ages % and up', 'Best for ages % and older.', 'age %+', 'Ages % years & over'),
        (age, form) => {
          const text = form.replace('%', String(age));
          expect(said(text) !== null).toBe(age < 6);
          expect(findChildrenReason({ name: text })).not.toBeNull();
        },
      ),
    );
    expect(said('ages 6 months and up')).not.toBeNull();
  });

  it('is no range that begins at eleven or in the sixth grade and ends among teenagers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 18 }), fc.integer({ min: 10, max: 12 }), (age, grade) => {
        expect([said(`ages 11-${age}`), said(`grades 6 to ${grade}`)]).toEqual([null, null]);
        expect(said(`ages 10-${age}`)).not.toBeNull();
      }),
    );
  });

  it('is sought in a text of any length and kind without an error', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => void findChildrenReason({ name: text, description: text })));
  });
});

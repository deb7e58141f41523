/**
 * Pairs of tellings from two days of a real township's calendars, each labelled by reading it: `same` where a resident should
 * see one card, `different` where two. A line is source, organization, title, start, end, location, address, and whether it is
 * cancelled. What is marked 'told apart' was told by one source, of two rooms or for two teams, and is read as if by two.
 *
 * The rule was made while looking at one half. The other was only counted.
 */
export const LABELLED = `
same
bccls | Montclair Public Library | Babies in the Library (birth - 23 months) | 2026-02-17T10:30-05:00 | 11:15 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Babies in the Library (birth - 23 months) | 2026-02-17T10:30-05:00 | 11:15 | Montclair Main - Storytime Room, Montclair Public Library | 

same
bccls | Montclair Public Library | Wellness Screenings: Blood Pressure and Blood Glucose | 2026-02-17T11:00-05:00 | 13:00 | Montclair Main - Tower Room | 
libcal | Montclair Public Library | Wellness Screenings: Blood Pressure and Blood Glucose | 2026-02-17T11:00-05:00 | 13:00 | Montclair Main - Tower Room | 

same
bccls | Montclair Public Library | Writing Workshop: From Anecdote to Story | 2026-02-17T11:00-05:00 | 13:00 | Montclair Main - Conference Room, Montclair Public Library | 
libcal | Montclair Public Library | Writing Workshop: From Anecdote to Story | 2026-02-17T11:00-05:00 | 13:00 | Montclair Main - Conference Room, Montclair Public Library | 

same
bccls | Montclair Public Library | Beginner Backgammon | 2026-02-17T14:00-05:00 | 16:00 | Montclair Main - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Backgammon | 2026-02-17T14:00-05:00 | 16:00 | Montclair Main - Classroom, Montclair Public Library | 

same
bccls | Montclair Public Library | Indoor Pickleball Clinic | 2026-02-17T14:00-05:00 | 15:00 | Montclair - Tiger Tennis and Fitness, Montclair Public Library | 
libcal | Montclair Public Library | Indoor Pickleball Clinic | 2026-02-17T14:00-05:00 | 15:00 | Montclair - Tiger Tennis and Fitness, Montclair Public Library | 

same
bccls | Montclair Public Library | The American Renaissance: Thoreau, Melville, Douglass, Whitman and Dickinson NEW | 2026-02-17T14:30-05:00 | 16:00 | Montclair Main - Auditorium, Montclair Public Library | 
libcal | Montclair Public Library | The American Renaissance: Thoreau, Melville, Douglass, Whitman and Dickinson NEW | 2026-02-17T14:30-05:00 | 16:00 | Montclair Main - Auditorium, Montclair Public Library | 

same
bccls | Montclair Public Library | Social Worker Office Hours | 2026-02-17T16:00-05:00 | 18:45 | Montclair Main - Staff Instruction Room, Montclair Public Library | 
libcal | Montclair Public Library | Social Worker Office Hours | 2026-02-17T16:00-05:00 | 18:45 | Montclair Main - Staff Instruction Room, Montclair Public Library | 

same
bccls | Montclair Public Library | Library Lantern: Activities for Families (Recommended Ages 6 ) | 2026-02-17T17:30-05:00 | 18:15 |  | 
libcal | Montclair Public Library | Library Lantern: Activities for Families (Recommended Ages 6 ) | 2026-02-17T17:30-05:00 | 18:15 |  | 

same
bccls | Montclair Public Library | Beginner Mah Jongg - Tuesday Evening - BAB | 2026-02-17T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Tuesday Evening - BAB | 2026-02-17T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 

same
bccls | Montclair Public Library | Advanced English to Speakers of Other Languages (ESOL) for Professionals | 2026-02-17T18:15-05:00 | 19:45 | Montclair Main - Conference Room | 
libcal | Montclair Public Library | Advanced English to Speakers of Other Languages (ESOL) for Professionals | 2026-02-17T18:15-05:00 | 19:45 | Montclair Main - Conference Room | 

same
bccls | Montclair Public Library | Practical Spanish 3: Basic Conversation | 2026-02-17T18:15-05:00 | 19:45 | Montclair Public Library | 
libcal | Montclair Public Library | Practical Spanish 3: Basic Conversation | 2026-02-17T18:15-05:00 | 19:45 | Montclair Public Library | 

same
bccls | Montclair Public Library | Evening Storytime | 2026-02-17T18:30-05:00 | 18:50 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Evening Storytime | 2026-02-17T18:30-05:00 | 18:50 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

same
bccls | Montclair Public Library | Woodworking 101 | 2026-02-17T18:30-05:00 | 20:30 | Montclair - Montclair High School, Montclair Public Library | 
libcal | Montclair Public Library | Woodworking 101 | 2026-02-17T18:30-05:00 | 20:30 | Montclair - Montclair High School, Montclair Public Library | 

same
bccls | Montclair Public Library | Stretch, Resistance & Light Cardio | 2026-02-18T09:30-05:00 | 10:30 | Montclair - First Lutheran Church, Montclair Public Library | 
libcal | Montclair Public Library | Stretch, Resistance & Light Cardio | 2026-02-18T09:30-05:00 | 10:30 | Montclair - First Lutheran Church, Montclair Public Library | 

same
bccls | Montclair Public Library | AARP tax Prep | 2026-02-18T10:00-05:00 | 16:00 | Montclair Main - Auditorium | 
libcal | Montclair Public Library | AARP tax Prep | 2026-02-18T10:00-05:00 | 16:00 | Montclair Main - Auditorium | 

same
bccls | Montclair Public Library | [Outside org] Aging together - Aging in Montclair | 2026-02-18T10:00-05:00 | 12:00 | Montclair Main - Conference Room | 
libcal | Montclair Public Library | [Outside org] Aging together - Aging in Montclair | 2026-02-18T10:00-05:00 | 12:00 | Montclair Main - Conference Room | 

same
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

same
bccls | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

same
bccls | Montclair Public Library | Mixed Chair/Standing Exercises | 2026-02-18T10:30-05:00 | 11:30 | Montclair - First Lutheran Church, Montclair Public Library | 
libcal | Montclair Public Library | Mixed Chair/Standing Exercises | 2026-02-18T10:30-05:00 | 11:30 | Montclair - First Lutheran Church, Montclair Public Library | 

same
bccls | Montclair Public Library | One-on-One Tech Support Sessions - with Montclair Gateway to Aging in Place | 2026-02-18T10:30-05:00 | 12:00 | Montclair Main - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | One-on-One Tech Support Sessions - with Montclair Gateway to Aging in Place | 2026-02-18T10:30-05:00 | 12:00 | Montclair Main - Classroom, Montclair Public Library | 

same
bccls | Montclair Public Library | Gentle Yoga for Welllness | 2026-02-18T11:30-05:00 | 12:30 | Montclair Public Library |  | cancelled
libcal | Montclair Public Library | Gentle Yoga for Welllness | 2026-02-18T11:30-05:00 | 12:30 | Montclair Public Library |  | cancelled

same
bccls | Montclair Public Library | Jazz Tap | 2026-02-18T11:30-05:00 | 12:30 | Montclair - First Lutheran Church, Montclair Public Library | 
libcal | Montclair Public Library | Jazz Tap | 2026-02-18T11:30-05:00 | 12:30 | Montclair - First Lutheran Church, Montclair Public Library | 

same
bccls | Montclair Public Library | Warming Wednesdays | 2026-02-18T13:00-05:00 | 14:00 | Montclair Main - Cafe Area, Montclair Public Library | 
libcal | Montclair Public Library | Warming Wednesdays | 2026-02-18T13:00-05:00 | 14:00 | Montclair Main - Cafe Area, Montclair Public Library | 

same
bccls | Montclair Public Library | Tween Creative Writers | 2026-02-18T16:00-05:00 | 17:00 | Montclair Main - Storytime Room | 
libcal | Montclair Public Library | Tween Creative Writers | 2026-02-18T16:00-05:00 | 17:00 | Montclair Main - Storytime Room | 

same
bccls | Montclair Public Library | English for Speakers of Other Languages (ESOL) for Beginners | 2026-02-18T18:00-05:00 | 19:30 | Montclair Main - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | English for Speakers of Other Languages (ESOL) for Beginners | 2026-02-18T18:00-05:00 | 19:30 | Montclair Main - Classroom, Montclair Public Library | 

same
bccls | Montclair Public Library | Virtual HESAA Financial Aid Info Session (Teens & Families) | 2026-02-18T18:00-05:00 | 19:30 | Montclair - Offsite, Montclair Public Library | 
libcal | Montclair Public Library | Virtual HESAA Financial Aid Info Session (Teens & Families) | 2026-02-18T18:00-05:00 | 19:30 | Montclair - Offsite, Montclair Public Library | 

same
bccls | Montclair Public Library | Film Club - Online | 2026-02-18T19:00-05:00 | 20:00 | Montclair Public Library | 
libcal | Montclair Public Library | Film Club - Online | 2026-02-18T19:00-05:00 | 20:00 | Montclair Public Library | 

same
bccls | Montclair Public Library | Indoor Rowing | 2026-02-18T19:30-05:00 | 20:30 | Montclair - Montclair High School, Montclair Public Library | 
libcal | Montclair Public Library | Indoor Rowing | 2026-02-18T19:30-05:00 | 20:30 | Montclair - Montclair High School, Montclair Public Library | 

same
bccls | Montclair Public Library | [Outside Org] AARP Tax Prep | 2026-02-19T10:00-05:00 | 16:00 | Montclair Main - Auditorium | 
libcal | Montclair Public Library | [Outside Org] AARP Tax Prep | 2026-02-19T10:00-05:00 | 16:00 | Montclair Main - Auditorium | 

same
bccls | Montclair Public Library | Babytime Storytime (birth-23 months) | 2026-02-19T10:30-05:00 | 11:00 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Babytime Storytime (birth-23 months) | 2026-02-19T10:30-05:00 | 11:00 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

same
bccls | Montclair Public Library | Qiqong for Wellness | 2026-02-19T11:00-05:00 | 12:00 | Montclair - Cornerstone Montclair, Montclair Public Library | 
libcal | Montclair Public Library | Qiqong for Wellness | 2026-02-19T11:00-05:00 | 12:00 | Montclair - Cornerstone Montclair, Montclair Public Library | 

same
bccls | Montclair Public Library | The Corner Book Club Meeting | 2026-02-19T11:00-05:00 | 12:00 | Montclair Bellevue Ave Branch - Classroom | 
libcal | Montclair Public Library | The Corner Book Club Meeting | 2026-02-19T11:00-05:00 | 12:00 | Montclair Bellevue Ave Branch - Classroom | 

same
bccls | Montclair Public Library | [Outside Org] Aging in Montclair Program committee meeting | 2026-02-19T11:00-05:00 | 13:00 | Montclair Main - Classroom | 
libcal | Montclair Public Library | [Outside Org] Aging in Montclair Program committee meeting | 2026-02-19T11:00-05:00 | 13:00 | Montclair Main - Classroom | 

same
bccls | Montclair Public Library | Hearty and Nutritious Winter Soups (With Cooking Demo) - New Recipes! | 2026-02-19T12:30-05:00 | 14:00 | Montclair Main - Cafe Area, Montclair Public Library | 
libcal | Montclair Public Library | Hearty and Nutritious Winter Soups (With Cooking Demo) - New Recipes! | 2026-02-19T12:30-05:00 | 14:00 | Montclair Main - Cafe Area, Montclair Public Library | 

same
bccls | Montclair Public Library | Afternoon Storytime (birth-5 years) | 2026-02-19T15:00-05:00 | 15:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Afternoon Storytime (birth-5 years) | 2026-02-19T15:00-05:00 | 15:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

same
bccls | Montclair Public Library | Beginner Mah Jongg - Thursday Afternoons in February - BAB | 2026-02-19T16:00-05:00 | 18:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library |  | cancelled
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Afternoons in February - BAB | 2026-02-19T16:00-05:00 | 18:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library |  | cancelled

same
bccls | Montclair Public Library | Monthly D&D | 2026-02-19T16:00-05:00 | 18:00 | Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Monthly D&D | 2026-02-19T16:00-05:00 | 18:00 | Montclair Bellevue Avenue Branch | 

same
bccls | Montclair Public Library | [Outside Org] Literacy Volunteers of America ESL | 2026-02-19T16:00-05:00 | 18:00 | Montclair Main - Tower Room | 
libcal | Montclair Public Library | [Outside Org] Literacy Volunteers of America ESL | 2026-02-19T16:00-05:00 | 18:00 | Montclair Main - Tower Room | 

same
bccls | Montclair Public Library | Library Lantern: Activities for Families (Recommended ages 6 ) | 2026-02-19T17:30-05:00 | 18:15 |  | 
libcal | Montclair Public Library | Library Lantern: Activities for Families (Recommended ages 6 ) | 2026-02-19T17:30-05:00 | 18:15 |  | 

same
bccls | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in February - BAB | 2026-02-19T18:00-05:00 | 20:00 | Montclair Bellevue Avenue Branch |  | cancelled
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in February - BAB | 2026-02-19T18:00-05:00 | 20:00 | Montclair Bellevue Avenue Branch |  | cancelled

same
bccls | Montclair Public Library | Beginner Irish - Virtual Program | 2026-02-19T18:15-05:00 | 19:45 | Montclair - Offsite, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Irish - Virtual Program | 2026-02-19T18:15-05:00 | 19:45 | Montclair - Offsite, Montclair Public Library | 

same
bccls | Montclair Public Library | Erased Histories: Blaxploitation: The Ultimate Black Cinema | 2026-02-19T18:30-05:00 | 20:00 | Montclair Bellevue Ave Branch - First Floor, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Erased Histories: Blaxploitation: The Ultimate Black Cinema | 2026-02-19T18:30-05:00 | 20:00 | Montclair Bellevue Ave Branch - First Floor, Montclair Bellevue Avenue Branch | 

same
bccls | Montclair Public Library | Unlocking the Full Potential of ChatGPT NEW | 2026-02-19T18:30-05:00 | 19:30 | Montclair Main - Auditorium, Montclair Public Library | 
libcal | Montclair Public Library | Unlocking the Full Potential of ChatGPT NEW | 2026-02-19T18:30-05:00 | 19:30 | Montclair Main - Auditorium, Montclair Public Library | 

same
bccls | Montclair Public Library | Woodworking 101 - Class Added | 2026-02-19T18:30-05:00 | 20:30 | Montclair - Montclair High School, Montclair Public Library | 
libcal | Montclair Public Library | Woodworking 101 - Class Added | 2026-02-19T18:30-05:00 | 20:30 | Montclair - Montclair High School, Montclair Public Library | 

same
bccls | Montclair Public Library | Baby Hang Out (Birth -1 Year) | 2026-02-20T10:30-05:00 | 11:30 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Baby Hang Out (Birth -1 Year) | 2026-02-20T10:30-05:00 | 11:30 | Montclair Main - Storytime Room, Montclair Public Library | 

same
bccls | Montclair Public Library | MILL @ MPL: Senior Fridays | 2026-02-20T10:30-05:00 | 15:30 | Montclair Main - Auditorium | 
libcal | Montclair Public Library | MILL @ MPL: Senior Fridays | 2026-02-20T10:30-05:00 | 15:30 | Montclair Main - Auditorium | 

same
bccls | Montclair Public Library | Beginner Mah Jongg - Friday Morning - Main | 2026-02-20T11:00-05:00 | 13:00 | Montclair Main - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Friday Morning - Main | 2026-02-20T11:00-05:00 | 13:00 | Montclair Main - Classroom, Montclair Public Library | 

same
bccls | Montclair Public Library | Aging together | 2026-02-20T13:00-05:00 | 15:00 | Montclair Main - Classroom | 
libcal | Montclair Public Library | Aging together | 2026-02-20T13:00-05:00 | 15:00 | Montclair Main - Classroom | 

same
bccls | Montclair Public Library | Beginning Ukulele | 2026-02-20T13:00-05:00 | 14:00 | Montclair Bellevue Ave Branch - First Floor, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Beginning Ukulele | 2026-02-20T13:00-05:00 | 14:00 | Montclair Bellevue Ave Branch - First Floor, Montclair Bellevue Avenue Branch | 

same
bccls | Montclair Public Library | Beginner Mah Jongg - Friday Afternoon - Main | 2026-02-20T13:30-05:00 | 15:30 | Montclair Main - Conference Room, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Friday Afternoon - Main | 2026-02-20T13:30-05:00 | 15:30 | Montclair Main - Conference Room, Montclair Public Library | 

same
bccls | Montclair Public Library | Be Internet Awesome: Internet Safety For Kids (2nd-5th Graders) | 2026-02-20T16:00-05:00 | 17:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Be Internet Awesome: Internet Safety For Kids (2nd-5th Graders) | 2026-02-20T16:00-05:00 | 17:00 | Montclair Main - Storytime Room, Montclair Public Library | 

same
bccls | Montclair Public Library | Nami Family to Family | 2026-02-21T10:00-05:00 | 13:00 | Montclair Main - Conference Room | 
libcal | Montclair Public Library | Nami Family to Family | 2026-02-21T10:00-05:00 | 13:00 | Montclair Main - Conference Room | 

same
bccls | Montclair Public Library | Lunar New Year Dessert Mochi Workshop NEW | 2026-02-21T11:00-05:00 | 13:00 | Montclair Main - Cafe Area, Montclair Public Library | 
libcal | Montclair Public Library | Lunar New Year Dessert Mochi Workshop NEW | 2026-02-21T11:00-05:00 | 13:00 | Montclair Main - Cafe Area, Montclair Public Library | 

same
bccls | Montclair Public Library | Read. Create. Celebrate Black History Month: Story Time with Alliah L. Agostini | 2026-02-21T11:00-05:00 | 12:00 | Montclair Main - Auditorium, Montclair Public Library | 
libcal | Montclair Public Library | Read. Create. Celebrate Black History Month: Story Time with Alliah L. Agostini | 2026-02-21T11:00-05:00 | 12:00 | Montclair Main - Auditorium, Montclair Public Library | 

same
montclairlocal | Montclair Local News | Good Works | 2026-03-13T18:00-04:00 | 2026-04-13T20:00-04:00 | Leach Gallery | 641 Bloomfield Avenue
studio_montclair | Studio Montclair | Good Works (Exhibition) | 2026-03-13 | 2026-04-09 | Leach Gallery | 641 Bloomfield Ave

same
campuslabs_montclair | Montclair State University | Men's Lacrosse vs. Kean | 2026-03-18T19:00-04:00 | 21:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Men's Lacrosse vs Kean University | 2026-03-18T19:00-04:00 | 22:00 | Montclair, NJ, Sprague Field | 

same
bccls | Montclair Public Library | Chess and Coffee | 2026-03-19T14:00-04:00 | 16:00 | Montclair Main - Conference Room | 
montclairlocal | Montclair Local News | Chess and Coffee | 2026-03-19T14:00-04:00 | 16:00 | Montclair Public Library | 50 South Fullerton Avenue

same
campuslabs_montclair | Montclair State University | Softball vs. Stevens (DH) | 2026-03-19T14:00-04:00 | 18:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Stevens - RESCHEDULED FROM 3/15 | 2026-03-19T14:00-04:00 | 16:00 | Montclair, NJ, MSU Softball Stadium | 

same
eventbrite_loopwell | Loopwell | Loopwell x Merrill Lynch: Financial Well-being | 2026-03-19T19:00-04:00 | 21:00 | Loopwell | 80 Maple Avenue
montclairlocal | Montclair Local News | Loopwell x Merrill Lynch: Financial Well-Being — Navigating Life’s Transitions | 2026-03-19T19:00-04:00 | 21:00 | Loopwell | 80 Maple Ave

same
libcal | Montclair Public Library | Chess and Coffee | 2026-03-19T14:00-04:00 | 16:00 | Montclair Main - Conference Room | 
montclairlocal | Montclair Local News | Chess and Coffee | 2026-03-19T14:00-04:00 | 16:00 | Montclair Public Library | 50 South Fullerton Avenue

same
bccls | Montclair Public Library | NJ Makers Day: Keyboard Fidgets (Tweens & Teens) | 2026-03-20T16:00-04:00 | 17:30 | Montclair Main - Auditorium, Montclair Public Library | 
montclairlocal | Montclair Local News | Hands-On Learning Takes Center Stage at the Montclair Public Library Auditorium: “Keyboard Fidgets” Workshop for NJ Makers Day | 2026-03-20T16:00-04:00 | 17:30 | Montclair Public Library | 50 South Fullerton Avenue

same
libcal | Montclair Public Library | NJ Makers Day: Keyboard Fidgets (Tweens & Teens) | 2026-03-20T16:00-04:00 | 17:30 | Montclair Main - Auditorium, Montclair Public Library | 
montclairlocal | Montclair Local News | Hands-On Learning Takes Center Stage at the Montclair Public Library Auditorium: “Keyboard Fidgets” Workshop for NJ Makers Day | 2026-03-20T16:00-04:00 | 17:30 | Montclair Public Library | 50 South Fullerton Avenue

same
campuslabs_montclair | Montclair State University | Baseball vs. Westfield | 2026-03-21T12:00-04:00 | 15:00 | Yogi Berra Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball vs Westfield State University | 2026-03-21T12:00-04:00 | 15:00 | Montclair, NJ, Yogi Berra Stadium | 

same
campuslabs_montclair | Montclair State University | Softball vs. Hunter (DH) | 2026-03-21T13:00-04:00 | 19:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Hunter College | 2026-03-21T13:00-04:00 | 15:00 | Montclair, NJ, MSU Softball Stadium | 

same
montclairfoundation | Montclair Foundation | Cultural ARTS Series: New Jersey Symphony Chamber Trio | 2026-03-21T20:00-04:00 | 22:00 | Van Vleck House & Gardens | 21 Van Vleck Street
montclairlocal | Montclair Local News | NJ Symphony Chamber Trio | 2026-03-21T20:00-04:00 | 21:30 | Van Vleck House | 21 Van Vleck Street

same
montclairfoundation | Montclair Foundation | Monday Morning Yoga - HYBRID in-person / virtual | 2026-03-23T09:30-04:00 | 10:45 | Van Vleck House & Gardens | 21 Van Vleck Street
montclairlocal | Montclair Local News | Monday Morning Yoga | 2026-03-23T09:30-04:00 | 10:45 | Van Vleck House & Gardens | 21 Van Vleck Street

same
campuslabs_montclair | Montclair State University | Softball vs. Brooklyn (DH) | 2026-03-25T15:00-04:00 | 19:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Brooklyn College | 2026-03-25T15:00-04:00 | 17:00 | Montclair, NJ, MSU Softball Stadium | 

same
campuslabs_montclair | Montclair State University | Men's Lacrosse vs. Western Connecticut | 2026-03-26T16:00-04:00 | 18:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Men's Lacrosse vs Western Connecticut State - RESCHEDULED FROM 2/25 | 2026-03-26T16:00-04:00 | 19:00 | Montclair, NJ, Sprague Field | 

same
libcal | Montclair Public Library | Chess and Coffee | 2026-03-26T14:00-04:00 | 16:00 | Montclair Main - Conference Room | 
montclairlocal | Montclair Local News | Chess and Coffee | 2026-03-26T14:00-04:00 | 16:00 | Montclair Public Library | 50 South Fullerton Avenue

same
campuslabs_montclair | Montclair State University | Women's Lacrosse vs. Stevens | 2026-03-27T19:00-04:00 | 21:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Women's Lacrosse vs Stevens - RESCHEDULED FROM 2/25 | 2026-03-27T19:00-04:00 | 22:00 | Montclair, NJ, Sprague Field | 

same
campuslabs_montclair | Montclair State University | Men's Lacrosse vs. Maritime | 2026-03-28T12:00-04:00 | 14:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Men's Lacrosse vs Maritime College | 2026-03-28T12:00-04:00 | 15:00 | Montclair, NJ, Sprague Field | 

same
campuslabs_montclair | Montclair State University | Baseball vs. Stevens | 2026-03-30T15:00-04:00 | 18:00 | Yogi Berra Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball vs Stevens | 2026-03-30T15:00-04:00 | 18:00 | Montclair, NJ, Yogi Berra Stadium | 

same
campuslabs_montclair | Montclair State University | Flag Football vs. LIU | 2026-03-30T17:00-04:00 | 19:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Women's Flag Football vs LIU | 2026-03-30T17:00-04:00 | 20:00 | Montclair, NJ, Sprague Field | 

same
campuslabs_montclair | Montclair State University | Softball vs. Farmingdale (DH) | 2026-04-02T15:00-04:00 | 19:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Farmingdale State College | 2026-04-02T15:00-04:00 | 17:00 | Montclair, NJ, MSU Softball Stadium | 

same
campuslabs_montclair | Montclair State University | Baseball vs. WPU | 2026-04-02T15:30-04:00 | 18:30 | Yogi Berra Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball vs William Paterson University | 2026-04-02T15:30-04:00 | 18:30 | Montclair, NJ, Yogi Berra Stadium | 

same
campuslabs_montclair | Montclair State University | Baseball vs. Rowan (DH) | 2026-04-04T11:30-04:00 | 14:30 | Yogi Berra Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball vs Rowan University | 2026-04-04T11:30-04:00 | 14:30 | Montclair, NJ, Yogi Berra Stadium | 

same
campuslabs_montclair | Montclair State University | Softball vs. Rutgers - Newark (DH) | 2026-04-04T13:00-04:00 | 17:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Rutgers-Newark | 2026-04-04T13:00-04:00 | 15:00 | Montclair, NJ, MSU Softball Stadium | 

same
campuslabs_montclair | Montclair State University | Flag Football vs. Kean | 2026-04-06T17:00-04:00 | 19:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Women's Flag Football vs Kean University | 2026-04-06T17:00-04:00 | 20:00 | Montclair, NJ, Sprague Field | 

same
campuslabs_montclair | Montclair State University | Softball vs. WPU (DH) | 2026-04-07T15:00-04:00 | 19:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs William Paterson University | 2026-04-07T15:00-04:00 | 17:00 | Montclair, NJ, MSU Softball Stadium | 

same
campuslabs_montclair | Montclair State University | Flag Football vs. Eastern | 2026-04-09T17:00-04:00 | 19:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Women's Flag Football vs Eastern University | 2026-04-09T17:00-04:00 | 20:00 | Montclair, NJ, Sprague Field | 

same
campuslabs_montclair | Montclair State University | Baseball vs. Kean | 2026-04-10T15:30-04:00 | 18:30 | Yogi Berra Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball vs Kean University | 2026-04-10T15:30-04:00 | 18:30 | Montclair, NJ, Yogi Berra Stadium | 

same
campuslabs_montclair | Montclair State University | Baseball vs. TCNJ (DH) | 2026-04-11T11:30-04:00 | 15:30 | Yogi Berra Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball vs The College of New Jersey | 2026-04-11T11:30-04:00 | 14:30 | Montclair, NJ, Yogi Berra Stadium | 

same
campuslabs_montclair | Montclair State University | Flag Football vs. MSMC | 2026-04-11T12:00-04:00 | 14:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Women's Flag Football vs Mount Saint Mary College (NY) | 2026-04-11T12:00-04:00 | 15:00 | Montclair, NJ, Sprague Field | 

same
campuslabs_montclair | Montclair State University | Men's Lacrosse vs. SUNY Delhi | 2026-04-13T16:00-04:00 | 18:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Men's Lacrosse vs SUNY Delhi - RESCHEDULED FROM 2/26 | 2026-04-13T16:00-04:00 | 19:00 | Montclair, NJ, Sprague Field | 

same
gcal_uu | UU Congregation of Montclair | Yom Hashoa | 2026-04-13T19:00-04:00 | 20:00 | Bnai Keshet | 99 S Fullerton Ave
shomrei | Congregation Shomrei Emunah | Yom HaShoah Interfaith Remembrance | 2026-04-13T19:00-04:00 | 20:00 | Bnai Keshet | 99 S Fullerton Ave

same
gcal_uu | UU Congregation of Montclair | Yom Hashoah | 2026-04-14 |  |  | 
shomrei | Congregation Shomrei Emunah | Yom Hashoah | 2026-04-14 |  |  | 

same
campuslabs_montclair | Montclair State University | Softball vs. Baruch (DH) | 2026-04-16T15:00-04:00 | 19:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Baruch College | 2026-04-16T15:00-04:00 | 17:00 | Montclair, NJ, MSU Softball Stadium | 

same
campuslabs_montclair | Montclair State University | Baseball vs. NJCU | 2026-04-16T15:30-04:00 | 18:30 | Yogi Berra Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball vs New Jersey City University | 2026-04-16T15:30-04:00 | 18:30 | Montclair, NJ, Yogi Berra Stadium | 

same
montclairlocal | Montclair Local News | Antisemitism in America: How to Safeguard our Communities and Democracy with Amy Spitalnick | 2026-03-26T19:30-04:00 |  | Bnai Keshet | 99 South Fullerton Avenue
nertamid | Temple Ner Tamid | Antisemitism in America | 2026-03-26T19:30-04:00 | 21:00 |  | 

same
eventbrite_montclair_brewery | Montclair Brewery | Chantilly Mers live at Montclair Brewery | 2026-03-27T20:00-04:00 | 22:00 | Montclair Brewery | 101 Walnut Street
montclairlocal | Montclair Local News | Chantilly Live at Montclair Brewery | 2026-03-27T20:00-04:00 | 22:00 | Montclair Brewery | 101 Walnut Street

same
campuslabs_montclair | Montclair State University | Softball vs. Rutgers - Camden (DH) | 2026-04-18T13:00-04:00 | 17:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Rutgers-Camden | 2026-04-18T13:00-04:00 | 15:00 | Montclair, NJ, MSU Softball Stadium | 

same
bccls | Montclair Public Library | Montclair Garden Club Talk: Introduction to Native Gardening | 2026-03-17T18:00-04:00 | 19:30 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Ave Branch - First Floor, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Montclair Garden Club Talk: Introduction to Native Gardening | 2026-03-17T18:00-04:00 | 19:30 | Montclair Bellevue Ave Branch - First Floor, Montclair Bellevue Avenue Branch | 

same
campuslabs_montclair | Montclair State University | Baseball vs. Maritime | 2026-03-24T15:00-04:00 | 18:00 | Yogi Berra Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball vs Maritime College - GAME MOVED FROM 2/25 | 2026-03-24T15:00-04:00 | 18:00 | Montclair, NJ, Yogi Berra Stadium | 

different
bccls | Montclair Public Library | Beginner Backgammon | 2026-02-17T14:00-05:00 | 16:00 | Montclair Main - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Tuesday Evening - BAB | 2026-02-17T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Tuesday Evening - BAB | 2026-02-17T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Backgammon | 2026-02-17T14:00-05:00 | 16:00 | Montclair Main - Classroom, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Tuesday Evening - BAB | 2026-02-17T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Evening Storytime | 2026-02-17T18:30-05:00 | 18:50 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Evening Storytime | 2026-02-17T18:30-05:00 | 18:50 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Beginner Mah Jongg - Tuesday Evening - BAB | 2026-02-17T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
gcal_fcc | First Congregational Church Montclair | Weekly Labyrinth Walks, Wednesdays 11am-1pm | 2026-02-18T11:00-05:00 | 13:00 |  | 
libcal | Montclair Public Library | Warming Wednesdays | 2026-02-18T13:00-05:00 | 14:00 | Montclair Main - Cafe Area, Montclair Public Library | 

different
bccls | Montclair Public Library | Hearty and Nutritious Winter Soups (With Cooking Demo) - New Recipes! | 2026-02-19T12:30-05:00 | 14:00 | Montclair Main - Cafe Area, Montclair Public Library | 
gcal_uu | UU Congregation of Montclair | New To The U! | 2026-02-19T19:00-05:00 | 20:30 | UUCM-1-Alliance (10) [Multiplatform] | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Thursday Afternoons in February - BAB | 2026-02-19T16:00-05:00 | 18:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library |  | cancelled
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in February - BAB | 2026-02-19T18:00-05:00 | 20:00 | Montclair Bellevue Avenue Branch |  | cancelled

different
bccls | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in February - BAB | 2026-02-19T18:00-05:00 | 20:00 | Montclair Bellevue Avenue Branch |  | cancelled
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Afternoons in February - BAB | 2026-02-19T16:00-05:00 | 18:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library |  | cancelled

different
bccls | Montclair Public Library | Unlocking the Full Potential of ChatGPT NEW | 2026-02-19T18:30-05:00 | 19:30 | Montclair Main - Auditorium, Montclair Public Library | 
gcal_uu | UU Congregation of Montclair | New To The U! | 2026-02-19T19:00-05:00 | 20:30 | UUCM-1-Alliance (10) [Multiplatform] | 

different
gcal_uu | UU Congregation of Montclair | New To The U! | 2026-02-19T19:00-05:00 | 20:30 | UUCM-1-Alliance (10) [Multiplatform] | 
libcal | Montclair Public Library | Hearty and Nutritious Winter Soups (With Cooking Demo) - New Recipes! | 2026-02-19T12:30-05:00 | 14:00 | Montclair Main - Cafe Area, Montclair Public Library | 

different
gcal_uu | UU Congregation of Montclair | New To The U! | 2026-02-19T19:00-05:00 | 20:30 | UUCM-1-Alliance (10) [Multiplatform] | 
libcal | Montclair Public Library | Unlocking the Full Potential of ChatGPT NEW | 2026-02-19T18:30-05:00 | 19:30 | Montclair Main - Auditorium, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Friday Morning - Main | 2026-02-20T11:00-05:00 | 13:00 | Montclair Main - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Friday Afternoon - Main | 2026-02-20T13:30-05:00 | 15:30 | Montclair Main - Conference Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Friday Afternoon - Main | 2026-02-20T13:30-05:00 | 15:30 | Montclair Main - Conference Room, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Friday Morning - Main | 2026-02-20T11:00-05:00 | 13:00 | Montclair Main - Classroom, Montclair Public Library | 

different
gcal_fcc | First Congregational Church Montclair | Full Spectrum Spirituality (FSS) - LGBTQ+ Gathering -Sundays Weekly During Coffee Hour in Room 5 (Parents Room) | 2026-02-22T12:00-05:00 | 13:00 |  | 
gcal_uu | UU Congregation of Montclair | Values Room | 2026-02-22T10:00-05:00 | 11:00 | UUCM-1-Tomlinson Room (60) | 

different
bccls | Montclair Public Library | Basic Italian 1 - Online | 2026-02-23T17:30-05:00 | 18:30 | Montclair Public Library | 
libcal | Montclair Public Library | Italian Conversation - Online | 2026-02-23T18:30-05:00 | 19:30 | Montclair Public Library | 

different
bccls | Montclair Public Library | American Sign Language: Level 2 | 2026-02-23T18:00-05:00 | 19:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch |  | cancelled
libcal | Montclair Public Library | American Sign Language: Level 1 | 2026-02-23T19:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch |  | cancelled

different
bccls | Montclair Public Library | Italian Conversation - Online | 2026-02-23T18:30-05:00 | 19:30 | Montclair Public Library | 
libcal | Montclair Public Library | Basic Italian 1 - Online | 2026-02-23T17:30-05:00 | 18:30 | Montclair Public Library | 

different
bccls | Montclair Public Library | American Sign Language: Level 1 | 2026-02-23T19:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch |  | cancelled
libcal | Montclair Public Library | American Sign Language: Level 2 | 2026-02-23T18:00-05:00 | 19:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch |  | cancelled

different
bccls | Montclair Public Library | Beginner Backgammon | 2026-02-24T14:00-05:00 | 16:00 | Montclair Main - Classroom, Montclair Public Library |  | cancelled
libcal | Montclair Public Library | Beginner Mah Jongg - Tuesday Evening - BAB | 2026-02-24T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Tuesday Evening - BAB | 2026-02-24T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Backgammon | 2026-02-24T14:00-05:00 | 16:00 | Montclair Main - Classroom, Montclair Public Library |  | cancelled

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-02-25T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-02-25T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-02-25T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-02-25T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-02-25T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-02-25T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-02-25T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-02-25T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-02-25T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-02-25T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-02-25T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-02-25T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
gcal_fcc | First Congregational Church Montclair | Weekly Labyrinth Walks, Wednesdays 11am-1pm | 2026-02-25T11:00-05:00 | 13:00 |  | 
libcal | Montclair Public Library | Warming Wednesdays | 2026-02-25T13:00-05:00 | 14:00 | Montclair Main - Cafe Area, Montclair Public Library | 

different
bccls | Montclair Public Library | Qiqong for Wellness | 2026-02-26T11:00-05:00 | 12:00 | Montclair - Cornerstone Montclair, Montclair Public Library | 
lackawanna | Lackawanna Station | Keep creating-art & wellness studio presents: toddler time | 2026-02-26T18:15-05:00 | 19:00 | Keep Creating-Art & Wellness Studio | 1 Lackawanna Plaza Suite 2

different
bccls | Montclair Public Library | Afternoon Storytime (birth-5 years) | 2026-02-26T15:00-05:00 | 15:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-02-26T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Afternoon Storytime (birth-5 years) | 2026-02-26T15:00-05:00 | 15:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-02-26T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Thursday Afternoons in February - BAB | 2026-02-26T16:00-05:00 | 18:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in February - BAB | 2026-02-26T18:00-05:00 | 20:00 | Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in February - BAB | 2026-02-26T18:00-05:00 | 20:00 | Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Afternoons in February - BAB | 2026-02-26T16:00-05:00 | 18:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 

different
lackawanna | Lackawanna Station | Keep creating-art & wellness studio presents: toddler time | 2026-02-26T18:15-05:00 | 19:00 | Keep Creating-Art & Wellness Studio | 1 Lackawanna Plaza Suite 2
libcal | Montclair Public Library | Qiqong for Wellness | 2026-02-26T11:00-05:00 | 12:00 | Montclair - Cornerstone Montclair, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Friday Morning - Main | 2026-02-27T11:00-05:00 | 13:00 | Montclair Main - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Friday Afternoon - Main | 2026-02-27T13:30-05:00 | 15:30 | Montclair Main - Conference Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Friday Afternoon - Main | 2026-02-27T13:30-05:00 | 15:30 | Montclair Main - Conference Room, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Friday Morning - Main | 2026-02-27T11:00-05:00 | 13:00 | Montclair Main - Classroom, Montclair Public Library | 

different
bccls | Montclair Public Library | [Outside Org] Aging in Montclair Saturday Social | 2026-02-28T14:00-05:00 | 16:00 | Montclair Main - Auditorium | 
lackawanna | Lackawanna Station | Montclair Flea | 2026-02-28T19:00-05:00 | 2026-03-02T01:00-05:00 | 1 Lackawanna Plaza, Montclair, NJ, 07042 | 1 Lackawanna Plaza

different
lackawanna | Lackawanna Station | Montclair Flea | 2026-02-28T19:00-05:00 | 2026-03-02T01:00-05:00 | 1 Lackawanna Plaza, Montclair, NJ, 07042 | 1 Lackawanna Plaza
libcal | Montclair Public Library | [Outside Org] Aging in Montclair Saturday Social | 2026-02-28T14:00-05:00 | 16:00 | Montclair Main - Auditorium | 

different
lackawanna | Lackawanna Station | Montclair Flea | 2026-02-28T19:00-05:00 | 2026-03-02T01:00-05:00 | 1 Lackawanna Plaza, Montclair, NJ, 07042 | 1 Lackawanna Plaza
montclairathletics | MSU Red Hawks Athletics | [L] Montclair State University Men's Basketball vs The College of New Jersey - NJAC CHAMPIONSHIP GAME | 2026-02-28T13:00-05:00 | 15:00 | Montclair, NJ, Panzer Athletic Center | 

different
lackawanna | Lackawanna Station | Montclair Flea | 2026-02-28T19:00-05:00 | 2026-03-02T01:00-05:00 | 1 Lackawanna Plaza, Montclair, NJ, 07042 | 1 Lackawanna Plaza
montclairathletics | MSU Red Hawks Athletics | [W] Montclair State University Baseball vs Stevens | 2026-02-28T17:00-05:00 | 20:00 | Washington, D.C. | 

different
bccls | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-02T10:30-05:00 | 11:15 | Montclair Main - Green Room, Montclair Public Library | 
libcal | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-02T11:30-05:00 | 12:15 | Montclair Main - Green Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Mah Jongg: Open Play | 2026-03-02T11:00-05:00 | 13:00 | Montclair Main - Cafe Area, Montclair Public Library | 
libcal | Montclair Public Library | Supervised Mah Jongg Open Play NEW - Monday Evening - NEW | 2026-03-02T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Kids Place, Montclair Public Library | 

different
bccls | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-02T11:30-05:00 | 12:15 | Montclair Main - Green Room, Montclair Public Library | 
libcal | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-02T10:30-05:00 | 11:15 | Montclair Main - Green Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Basic Italian 1 - Online | 2026-03-02T17:30-05:00 | 18:30 | Montclair Public Library | 
libcal | Montclair Public Library | Italian Conversation - Online | 2026-03-02T18:30-05:00 | 19:30 | Montclair Public Library | 

different
bccls | Montclair Public Library | American Sign Language: Level 2 | 2026-03-02T18:00-05:00 | 19:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | American Sign Language: Level 1 | 2026-03-02T19:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Supervised Mah Jongg Open Play NEW - Monday Evening - NEW | 2026-03-02T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Kids Place, Montclair Public Library | 
libcal | Montclair Public Library | Mah Jongg: Open Play | 2026-03-02T11:00-05:00 | 13:00 | Montclair Main - Cafe Area, Montclair Public Library | 

different
bccls | Montclair Public Library | Italian Conversation - Online | 2026-03-02T18:30-05:00 | 19:30 | Montclair Public Library | 
libcal | Montclair Public Library | Basic Italian 1 - Online | 2026-03-02T17:30-05:00 | 18:30 | Montclair Public Library | 

different
bccls | Montclair Public Library | American Sign Language: Level 1 | 2026-03-02T19:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | American Sign Language: Level 2 | 2026-03-02T18:00-05:00 | 19:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | [Outside Org] Homeschool Book Club (tweens & teens) | 2026-03-03T10:15-05:00 | 11:00 | Montclair Main - Teen Room, Montclair Public Library | 
libcal | Montclair Public Library | [Outside Org] Word Press | 2026-03-03T18:00-05:00 | 20:00 | Montclair Main - Auditorium | 

different
bccls | Montclair Public Library | [Outside Org] Word Press | 2026-03-03T18:00-05:00 | 20:00 | Montclair Main - Auditorium | 
libcal | Montclair Public Library | [Outside Org] Homeschool Book Club (tweens & teens) | 2026-03-03T10:15-05:00 | 11:00 | Montclair Main - Teen Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-03-04T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-03-04T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-03-04T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-03-04T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-03-04T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-03-04T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-03-04T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-03-04T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-03-04T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-03-04T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-03-04T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-03-04T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-05T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-05T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-05T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Afternoon Storytime (birth-5 years) | 2026-03-05T15:00-05:00 | 15:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | NEW DATE: The Noodle Road: From Asia to Europe to America - Talk and Tasting NEW | 2026-03-05T11:00-05:00 | 12:30 | Montclair Main - Conference Room, Montclair Public Library | 
gcal_uu | UU Congregation of Montclair | New To The U! | 2026-03-05T19:00-05:00 | 20:30 | UUCM-1-Alliance (10) [Multiplatform] | 

different
bccls | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-05T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-05T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-05T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Afternoon Storytime (birth-5 years) | 2026-03-05T15:00-05:00 | 15:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Afternoon Storytime (birth-5 years) | 2026-03-05T15:00-05:00 | 15:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-05T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Afternoon Storytime (birth-5 years) | 2026-03-05T15:00-05:00 | 15:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-05T11:15-05:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Thursday Afternoons in February - BAB | 2026-03-05T15:30-05:00 | 17:30 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in February - BAB | 2026-03-05T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in February - BAB | 2026-03-05T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Afternoons in February - BAB | 2026-03-05T15:30-05:00 | 17:30 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 

different
gcal_uu | UU Congregation of Montclair | New To The U! | 2026-03-05T19:00-05:00 | 20:30 | UUCM-1-Alliance (10) [Multiplatform] | 
libcal | Montclair Public Library | NEW DATE: The Noodle Road: From Asia to Europe to America - Talk and Tasting NEW | 2026-03-05T11:00-05:00 | 12:30 | Montclair Main - Conference Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Aging in Montclair | 2026-03-09T10:00-04:00 | 12:00 | Montclair Main - Conference Room | 
montclairathletics | MSU Red Hawks Athletics | [W] Montclair State University Women's Flag Football vs Mercy University | 2026-03-09T17:00-04:00 | 20:00 | Montclair, NJ, Sprague Field | 

different
bccls | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-09T10:30-04:00 | 11:15 | Montclair Main - Green Room, Montclair Public Library | 
libcal | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-09T11:30-04:00 | 12:15 | Montclair Main - Green Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-09T10:30-04:00 | 11:15 | Montclair Main - Green Room, Montclair Public Library | 
libcal | Montclair Public Library | Super-Sized Storytime (recommended ages 2-5 | 2026-03-09T14:00-04:00 | 15:00 | Montclair Main - Auditorium | 

different
bccls | Montclair Public Library | Mah Jongg: Open Play | 2026-03-09T11:00-04:00 | 13:00 | Montclair Main - Cafe Area, Montclair Public Library | 
libcal | Montclair Public Library | Supervised Mah Jongg Open Play - Monday Evening NEW | 2026-03-09T18:00-04:00 | 20:00 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-09T11:30-04:00 | 12:15 | Montclair Main - Green Room, Montclair Public Library | 
libcal | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-09T10:30-04:00 | 11:15 | Montclair Main - Green Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-09T11:30-04:00 | 12:15 | Montclair Main - Green Room, Montclair Public Library | 
libcal | Montclair Public Library | Super-Sized Storytime (recommended ages 2-5 | 2026-03-09T14:00-04:00 | 15:00 | Montclair Main - Auditorium | 

different
bccls | Montclair Public Library | Super-Sized Storytime (recommended ages 2-5 | 2026-03-09T14:00-04:00 | 15:00 | Montclair Main - Auditorium | 
libcal | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-09T10:30-04:00 | 11:15 | Montclair Main - Green Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Super-Sized Storytime (recommended ages 2-5 | 2026-03-09T14:00-04:00 | 15:00 | Montclair Main - Auditorium | 
libcal | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-09T11:30-04:00 | 12:15 | Montclair Main - Green Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Basic Italian 1 - Online | 2026-03-09T17:30-04:00 | 18:30 | Montclair Public Library | 
libcal | Montclair Public Library | Italian Conversation - Online | 2026-03-09T18:30-04:00 | 19:30 | Montclair Public Library | 

different
bccls | Montclair Public Library | American Sign Language: Level 2 | 2026-03-09T18:00-04:00 | 19:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | American Sign Language: Level 1 | 2026-03-09T19:00-04:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Supervised Mah Jongg Open Play - Monday Evening NEW | 2026-03-09T18:00-04:00 | 20:00 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Mah Jongg: Open Play | 2026-03-09T11:00-04:00 | 13:00 | Montclair Main - Cafe Area, Montclair Public Library | 

different
bccls | Montclair Public Library | Italian Conversation - Online | 2026-03-09T18:30-04:00 | 19:30 | Montclair Public Library | 
libcal | Montclair Public Library | Basic Italian 1 - Online | 2026-03-09T17:30-04:00 | 18:30 | Montclair Public Library | 

different
bccls | Montclair Public Library | American Sign Language: Level 1 | 2026-03-09T19:00-04:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | American Sign Language: Level 2 | 2026-03-09T18:00-04:00 | 19:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 

different
libcal | Montclair Public Library | Aging in Montclair | 2026-03-09T10:00-04:00 | 12:00 | Montclair Main - Conference Room | 
montclairathletics | MSU Red Hawks Athletics | [W] Montclair State University Women's Flag Football vs Mercy University | 2026-03-09T17:00-04:00 | 20:00 | Montclair, NJ, Sprague Field | 

different
bccls | Montclair Public Library | Beginner Backgammon | 2026-03-10T14:00-04:00 | 16:00 | Montclair Main - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Tuesday Afternoons in March - BAB | 2026-03-10T15:30-04:00 | 17:30 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Beginner Backgammon | 2026-03-10T14:00-04:00 | 16:00 | Montclair Main - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in March - Main | 2026-03-10T17:30-04:00 | 19:30 | Montclair Main - Tower Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Backgammon | 2026-03-10T14:00-04:00 | 16:00 | Montclair Main - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Beginner Mah Jongg - Tuesday Evenings in March - BAB | 2026-03-10T18:00-04:00 | 20:00 | Montclair Public Library | 

different
bccls | Montclair Public Library | [Outside Org] Aging in Montclair Board meeting | 2026-03-10T14:00-04:00 | 16:00 | Montclair Main - Conference Room | 
gcal_uu | UU Congregation of Montclair | Board Exec Meeting | 2026-03-10T18:00-04:00 | 18:30 |  | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Tuesday Afternoons in March - BAB | 2026-03-10T15:30-04:00 | 17:30 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Beginner Backgammon | 2026-03-10T14:00-04:00 | 16:00 | Montclair Main - Classroom, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Tuesday Afternoons in March - BAB | 2026-03-10T15:30-04:00 | 17:30 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in March - Main | 2026-03-10T17:30-04:00 | 19:30 | Montclair Main - Tower Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Tuesday Afternoons in March - BAB | 2026-03-10T15:30-04:00 | 17:30 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Beginner Mah Jongg - Tuesday Evenings in March - BAB | 2026-03-10T18:00-04:00 | 20:00 | Montclair Public Library | 

different
gcal_uu | UU Congregation of Montclair | Board Exec Meeting | 2026-03-10T18:00-04:00 | 18:30 |  | 
libcal | Montclair Public Library | [Outside Org] Aging in Montclair Board meeting | 2026-03-10T14:00-04:00 | 16:00 | Montclair Main - Conference Room | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-03-11T10:30-04:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-03-11T10:30-04:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-03-11T10:30-04:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-03-11T11:15-04:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-03-11T10:30-04:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-03-11T10:30-04:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-03-11T10:30-04:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-03-11T11:15-04:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-03-11T11:15-04:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-03-11T10:30-04:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-03-11T11:15-04:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-03-11T10:30-04:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-12T10:30-04:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-12T11:15-04:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-12T10:30-04:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Afternoon Storytime (birth-5 years) | 2026-03-12T15:00-04:00 | 15:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-12T11:15-04:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-12T10:30-04:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-12T11:15-04:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | Afternoon Storytime (birth-5 years) | 2026-03-12T15:00-04:00 | 15:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Afternoon Storytime (birth-5 years) | 2026-03-12T15:00-04:00 | 15:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-12T10:30-04:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Afternoon Storytime (birth-5 years) | 2026-03-12T15:00-04:00 | 15:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Raising Readers (birth to 5 years old) | 2026-03-12T11:15-04:00 | 11:45 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-16T10:30-04:00 | 11:15 | Montclair Main - Green Room, Montclair Public Library | 
libcal | Montclair Public Library | Play-Doh Playdate (ages 2-5) | 2026-03-16T11:30-04:00 | 12:15 | Montclair Main - Green Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Mah Jongg: Open Play | 2026-03-16T11:00-04:00 | 13:00 | Montclair Main - Cafe Area, Montclair Public Library | 
libcal | Montclair Public Library | Supervised Mah Jongg Open Play - Monday Evening - NEW | 2026-03-16T18:00-04:00 | 20:00 | Montclair Bellevue Ave Branch - Kids Place, Montclair Public Library | 

different
campuslabs_montclair | Montclair State University | Dracula Rehearsal | 2026-03-18T17:45-04:00 | 22:00 | Student Center 419 - Meeting Room | 
gcal_uu | UU Congregation of Montclair | Chalice Choir Rehearsal | 2026-03-18T19:00-04:00 | 22:00 | UUCM-1-Sanctuary (265) [Multiplatform] | 

different
campuslabs_montclair | Montclair State University | Dracula Rehearsal | 2026-03-18T17:45-04:00 | 22:00 | Student Center 419 - Meeting Room | 
unioncong | Union Congregational Church | Union Cong Bell Choir Rehearsal (Sanctuary) | 2026-03-18T19:00-04:00 | 21:00 | Sanctuary | 

different
campuslabs_montclair | Montclair State University | Women’s Herstory Trivia | 2026-03-18T18:00-04:00 | 19:00 | Bloomfield - Talbott Hall DEN - Deacon's Den | 
eventbrite_trivia_ad | Trivia AD | Friends Trivia | 2026-03-18T19:00-04:00 | 20:30 | Slattery's Midtown Pub | 8 East 36th Street

different
campuslabs_montclair | Montclair State University | Women’s Herstory Trivia | 2026-03-18T18:00-04:00 | 19:00 | Bloomfield - Talbott Hall DEN - Deacon's Den | 
eventbrite_trivia_ad | Trivia AD | Seinfeld Trivia | 2026-03-18T19:00-04:00 | 20:30 | Woodbridge Brewing Co. | 33 Main Street

different
campuslabs_montclair | Montclair State University | Choir Practice | 2026-03-18T20:00-04:00 | 21:15 | Student Center Underground - The Underground | 
gcal_uu | UU Congregation of Montclair | Chalice Choir Rehearsal | 2026-03-18T19:00-04:00 | 22:00 | UUCM-1-Sanctuary (265) [Multiplatform] | 

different
campuslabs_montclair | Montclair State University | Choir Practice | 2026-03-18T20:00-04:00 | 21:15 | Student Center Underground - The Underground | 
unioncong | Union Congregational Church | Union Cong Bell Choir Rehearsal (Sanctuary) | 2026-03-18T19:00-04:00 | 21:00 | Sanctuary | 

different
gcal_fcc | First Congregational Church Montclair | Weekly Labyrinth Walks, Wednesdays 11am-1pm | 2026-03-18T11:00-04:00 | 13:00 |  | 
libcal | Montclair Public Library | Warming Wednesdays | 2026-03-18T13:00-04:00 | 14:00 | Montclair Main - Cafe Area, Montclair Public Library | 

different
gcal_fcc | First Congregational Church Montclair | Lenten Study "The Tears of Things - Wednesday evenings March 11,18,25 @7:30pm on Zoom | 2026-03-18T19:30-04:00 | 20:30 |  | 
libcal | Montclair Public Library | Woo Wednesday | 2026-03-18T17:00-04:00 | 18:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 

different
gcal_uu | UU Congregation of Montclair | Chalice Choir Rehearsal | 2026-03-18T19:00-04:00 | 22:00 | UUCM-1-Sanctuary (265) [Multiplatform] | 
unioncong | Union Congregational Church | Union Cong Bell Choir Rehearsal (Sanctuary) | 2026-03-18T19:00-04:00 | 21:00 | Sanctuary | 

different
bccls | Montclair Public Library | Social Worker Office Hours | 2026-03-19T10:00-04:00 | 14:00 | Montclair Main - Staff Instruction Room, Montclair Public Library | 
mhainspire | MHA of Essex and Morris | Social Clubs | 2026-03-19T18:30-04:00 | 20:00 |  | 

different
bccls | Montclair Public Library | [Outside Org] Aging in Montclair Program committee meeting | 2026-03-19T11:00-04:00 | 13:00 | Montclair Main - Classroom | 
gcal_uu | UU Congregation of Montclair | Budget Meeting | 2026-03-19T11:00-04:00 | 13:00 | UUCM-1-Peierls (60) [Multiplatform] | 

different
campuslabs_montclair | Montclair State University | Kappa Delta Chi Informational Table | 2026-03-19T11:30-04:00 | 14:00 | Student Center 2C01 - 2nd Floor Lobby | 
nertamid | Temple Ner Tamid | Tai Chi | 2026-03-19T18:00-04:00 | 19:00 | NJ | 

different
campuslabs_montclair | Montclair State University | Bible Talk | 2026-03-19T14:00-04:00 | 15:00 | University Hall 2002 - Classroom | 
lackawanna | Lackawanna Station | Shop talk:Organizing Your Business Finances with Emily Gleich | 2026-03-19T01:00-04:00 | 02:00 | RecRoom | 1 Lackawanna Plaza

different
campuslabs_montclair | Montclair State University | General Body Meeting #5 | 2026-03-19T14:00-04:00 | 15:00 | Student Center 417 - Meeting Room | 
gcal_uu | UU Congregation of Montclair | Budget Meeting | 2026-03-19T11:00-04:00 | 13:00 | UUCM-1-Peierls (60) [Multiplatform] | 

different
campuslabs_montclair | Montclair State University | Softball vs. Stevens (DH) | 2026-03-19T14:00-04:00 | 18:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Stevens - RESCHEDULED FROM 3/15 | 2026-03-19T16:00-04:00 | 18:00 | Montclair, NJ, MSU Softball Stadium | 

different
campuslabs_montclair | Montclair State University | Signing Practice/Social | 2026-03-19T17:30-04:00 | 18:30 | Student Center 417 - Meeting Room | 
mhainspire | MHA of Essex and Morris | Social Clubs | 2026-03-19T18:30-04:00 | 20:00 |  | 

different
campuslabs_montclair | Montclair State University | Kappa Delta Chi Informational Social | 2026-03-19T18:30-04:00 | 20:30 | Student Center 251 - Dining Room | 
mhainspire | MHA of Essex and Morris | Social Clubs | 2026-03-19T18:30-04:00 | 20:00 |  | 

different
campuslabs_montclair | Montclair State University | Kappa Delta Chi Informational Social | 2026-03-19T18:30-04:00 | 20:30 | Student Center 251 - Dining Room | 
nertamid | Temple Ner Tamid | Tai Chi | 2026-03-19T18:00-04:00 | 19:00 | NJ | 

different
campuslabs_montclair | Montclair State University | Group X - Pilates | 2026-03-19T19:00-04:00 | 19:45 | Student Recreation Multi-Purpose Room 1 | 
montclairlocal | Montclair Local News | Loopwell x Merrill Lynch: Financial Well-Being — Navigating Life’s Transitions | 2026-03-19T19:00-04:00 | 21:00 | Loopwell | 80 Maple Ave

different
gcal_uu | UU Congregation of Montclair | Budget Meeting | 2026-03-19T11:00-04:00 | 13:00 | UUCM-1-Peierls (60) [Multiplatform] | 
libcal | Montclair Public Library | [Outside Org] Aging in Montclair Program committee meeting | 2026-03-19T11:00-04:00 | 13:00 | Montclair Main - Classroom | 

different
gcal_uu | UU Congregation of Montclair | Art & Soul | 2026-03-19T19:00-04:00 | 20:30 | Zoom Video Conference | 
lackawanna | Lackawanna Station | Keep creating-art & wellness studio presents: toddler time | 2026-03-19T17:15-04:00 | 18:00 | Keep Creating-Art & Wellness Studio | 1 Lackawanna Plaza Suite 2

different
gcal_uu | UU Congregation of Montclair | Art & Soul | 2026-03-19T19:00-04:00 | 20:30 | Zoom Video Conference | 
montclairlocal | Montclair Local News | Art Meets Jazz: Brandee Younger | 2026-03-19T19:00-04:00 | 21:00 | Montclair Art Museum | 3 South Mountain Ave

different
libcal | Montclair Public Library | Social Worker Office Hours | 2026-03-19T10:00-04:00 | 14:00 | Montclair Main - Staff Instruction Room, Montclair Public Library | 
mhainspire | MHA of Essex and Morris | Social Clubs | 2026-03-19T18:30-04:00 | 20:00 |  | 

different
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Afternoons in March - BAB | 2026-03-19T15:30-04:00 | 17:30 | Montclair Bellevue Avenue Branch | 
nertamid | Temple Ner Tamid | Mah Jongg | 2026-03-19T11:00-04:00 | 13:00 | NJ | 

different
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in March - BAB | 2026-03-19T18:00-04:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 
nertamid | Temple Ner Tamid | Mah Jongg | 2026-03-19T11:00-04:00 | 13:00 | NJ | 

different
bccls | Montclair Public Library | Maker's Day Fun for All! | 2026-03-20T15:00-04:00 | 17:00 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
montclairlocal | Montclair Local News | Hands-On Learning Takes Center Stage at the Montclair Public Library Auditorium: “Keyboard Fidgets” Workshop for NJ Makers Day | 2026-03-20T16:00-04:00 | 17:30 | Montclair Public Library | 50 South Fullerton Avenue

different
campuslabs_montclair | Montclair State University | Baseball vs. Westfield | 2026-03-20T14:00-04:00 | 17:00 | Yogi Berra Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball vs Westfield State University | 2026-03-20T13:00-04:00 | 16:00 | Montclair, NJ, Yogi Berra Stadium | 

different
campuslabs_montclair | Montclair State University | Freeman Friday | 2026-03-20T15:30-04:00 | 17:30 | Freeman Dining Hall | 
libcal | Montclair Public Library | Beginner Mah Jongg - Friday Morning - Main | 2026-03-20T11:00-04:00 | 13:00 | Montclair Main - Classroom, Montclair Public Library | 

different
campuslabs_montclair | Montclair State University | Friends Friday | 2026-03-20T20:00-04:00 | 22:00 | Stone Hall | 
libcal | Montclair Public Library | Beginner Mah Jongg - Friday Morning - Main | 2026-03-20T11:00-04:00 | 13:00 | Montclair Main - Classroom, Montclair Public Library | 

different
eventbrite_loopwell | Loopwell | Women in Balance: Spring Equinox Qi Gong & Sound Healing with Vinni | 2026-03-20T18:30-04:00 | 20:00 | Loopwell | 80 Maple Avenue
njaudubon | NJ Audubon | Spring Equinox Sunset Yoga | 2026-03-20T14:00-04:00 | 15:30 | Nature Center of Cape May | 1600 Delaware Avenue

different
lackawanna | Lackawanna Station | CreativeMornings: SIMON GALPERIN | 2026-03-20T15:30-04:00 | 17:00 |  | 
montclairlocal | Montclair Local News | CreativeMornings: Simon Galperin | 2026-03-20T08:30-04:00 | 10:00 | RecRoom | 1 Lackawanna Plaza

different
libcal | Montclair Public Library | Maker's Day Fun for All! | 2026-03-20T15:00-04:00 | 17:00 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 
montclairlocal | Montclair Local News | Hands-On Learning Takes Center Stage at the Montclair Public Library Auditorium: “Keyboard Fidgets” Workshop for NJ Makers Day | 2026-03-20T16:00-04:00 | 17:30 | Montclair Public Library | 50 South Fullerton Avenue

different
maxpreps_montclair_high | Montclair High School | Millburn Boys Varsity Volleyball @ Montclair | 2026-03-20T16:00-04:00 | 17:00 | Montclair High School | 
montclairlocal | Montclair Local News | Hands-On Learning Takes Center Stage at the Montclair Public Library Auditorium: “Keyboard Fidgets” Workshop for NJ Makers Day | 2026-03-20T16:00-04:00 | 17:30 | Montclair Public Library | 50 South Fullerton Avenue

different
bccls | Montclair Public Library | Black Women in Biopic: Queen of Katwe (2016) | 2026-03-21T15:30-04:00 | 17:30 | Montclair Main - Auditorium | 
montclairlocal | Montclair Local News | Americana Women | 2026-03-21T19:30-04:00 | 21:00 | Enlow Recital Hall | 215 North Ave

different
campuslabs_montclair | Montclair State University | Dracula Rehearsal | 2026-03-21T11:45-04:00 | 16:00 | Student Center 250A - Ballroom A | 
unioncong | Union Congregational Church | UCC and Grace Pres Gospel Service Rehearsal (Sanctaury) | 2026-03-21T13:00-04:00 | 16:00 | Sanctuary | 

different
campuslabs_montclair | Montclair State University | Softball vs. Hunter (DH) | 2026-03-21T13:00-04:00 | 19:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Hunter College | 2026-03-21T15:00-04:00 | 17:00 | Montclair, NJ, MSU Softball Stadium | 

different
campuslabs_montclair | Montclair State University | Disney Trivia | 2026-03-21T20:00-04:00 | 22:00 | Dinallo Heights | 
eventbrite_trivia_ad | Trivia AD | Disney Movies Trivia | 2026-03-21T13:00-04:00 | 14:30 | The Splendid Rooftop | 690 Bloomfield Avenue

different
lackawanna | Lackawanna Station | Keep creating-art & wellness studio presents: Freestyle Studio | 2026-03-21T19:00-04:00 | 23:00 | Keep Creating-Art & Wellness Studio | 1 Lackawanna Plaza Suite 2
montclairlocal | Montclair Local News | Quest Tunes + Jazzcats Presents Ana Petrova Trio | 2026-03-21T19:00-04:00 | 21:00 | NJ | 

different
libcal | Montclair Public Library | Black Women in Biopic: Queen of Katwe (2016) | 2026-03-21T15:30-04:00 | 17:30 | Montclair Main - Auditorium | 
montclairlocal | Montclair Local News | Americana Women | 2026-03-21T19:30-04:00 | 21:00 | Enlow Recital Hall | 215 North Ave

different
montclair_history_center | Montclair History Center | Guided House Tour: Women of the House | 2026-03-21T19:00-04:00 | 22:00 | Crane House & Historic YWCA | 110 Orange Road
montclairlocal | Montclair Local News | Americana Women | 2026-03-21T19:30-04:00 | 21:00 | Enlow Recital Hall | 215 North Ave

different
gcal_uu | UU Congregation of Montclair | Values Room | 2026-03-22T10:00-04:00 | 11:00 | UUCM-1-Tomlinson Room (60) | 
unioncong | Union Congregational Church | Congregational Meeting (Assembly Room) | 2026-03-22T11:30-04:00 | 13:00 | Assembly Room | 

different
gcal_uu | UU Congregation of Montclair | Values Room | 2026-03-22T10:00-04:00 | 11:00 | UUCM-1-Tomlinson Room (60) | 
unioncong | Union Congregational Church | Pride Choir Rehearsal (Sanctuary and Assembly Room) | 2026-03-22T14:00-04:00 | 16:00 | Assembly Room and Sanctuary | 

different
gcal_uu | UU Congregation of Montclair | Youth Group | 2026-03-22T10:00-04:00 | 11:00 |  | 
njaudubon | NJ Audubon | NJ Audubon World Series of Birding Youth Development Team | 2026-03-22T10:00-04:00 | 11:00 | New Jersey Audubon’s Scherman Hoffman Wildlife Sanctuary | 11 Hardscrabble Road

different
campuslabs_montclair | Montclair State University | Chi Alpha Bible Study | 2026-03-24T15:45-04:00 | 18:00 | Susan A. Cole Hall 141 - Admissions Presentation Room | 
unioncong | Union Congregational Church | Holy Hangout Bible Study (Offsite) | 2026-03-24T19:00-04:00 | 20:30 | Off Site | 

different
campuslabs_montclair | Montclair State University | Newman Night | 2026-03-24T19:00-04:00 | 20:00 | Newman Catholic Center | 
meetup_board_gamers_of_greater_nutley | Meetup: Board Gamers of Greater Nutley | Game Night at The Oakley in Nutley | 2026-03-24T18:00-04:00 | 21:30 |  | 

different
campuslabs_montclair | Montclair State University | Lego Night | 2026-03-24T20:00-04:00 | 22:00 | Dinallo Heights | 
meetup_board_gamers_of_greater_nutley | Meetup: Board Gamers of Greater Nutley | Game Night at The Oakley in Nutley | 2026-03-24T18:00-04:00 | 21:30 |  | 

different
campuslabs_montclair | Montclair State University | Nursing Bible Study | 2026-03-25T12:00-04:00 | 13:00 | Student Center 415 - Meeting Room | 
unioncong | Union Congregational Church | Grace Presbyterian Bible Study (Sunday School Room) | 2026-03-25T10:00-04:00 | 12:00 | Sunday School Room | 

different
campuslabs_montclair | Montclair State University | Bible Talk | 2026-03-25T14:00-04:00 | 15:00 | University Hall 1060 - Lecture Hall | 
unioncong | Union Congregational Church | Grace Presbyterian Bible Study (Sunday School Room) | 2026-03-25T10:00-04:00 | 12:00 | Sunday School Room | 

different
campuslabs_montclair | Montclair State University | MSU Political Science Club General Body Meeting | 2026-03-25T14:00-04:00 | 15:30 | Dickson Hall 272 - Classroom | 
montclairlocal | Montclair Local News | Art Club | 2026-03-25T19:00-04:00 | 20:30 | The Eclectic Chic Boutique | 547 Bloomfield Avenue

different
campuslabs_montclair | Montclair State University | Softball vs. Brooklyn (DH) | 2026-03-25T15:00-04:00 | 19:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Brooklyn College | 2026-03-25T17:00-04:00 | 19:00 | Montclair, NJ, MSU Softball Stadium | 

different
campuslabs_montclair | Montclair State University | Study and Snack | 2026-03-25T19:00-04:00 | 21:00 | Stone Hall | 
unioncong | Union Congregational Church | Grace Presbyterian Bible Study (Sunday School Room) | 2026-03-25T10:00-04:00 | 12:00 | Sunday School Room | 

different
campuslabs_montclair | Montclair State University | Choir Practice | 2026-03-25T20:00-04:00 | 21:15 | Student Center Underground - The Underground | 
gcal_uu | UU Congregation of Montclair | Chalice Choir Rehearsal | 2026-03-25T19:00-04:00 | 22:00 | UUCM-1-Sanctuary (265) [Multiplatform] | 

different
campuslabs_montclair | Montclair State University | Choir Practice | 2026-03-25T20:00-04:00 | 21:15 | Student Center Underground - The Underground | 
unioncong | Union Congregational Church | Union Cong Bell Choir Rehearsal (Sanctuary) | 2026-03-25T19:00-04:00 | 21:00 | Sanctuary | 

different
gcal_fcc | First Congregational Church Montclair | Weekly Labyrinth Walks, Wednesdays 11am-1pm | 2026-03-25T11:00-04:00 | 13:00 |  | 
libcal | Montclair Public Library | Warming Wednesdays | 2026-03-25T13:00-04:00 | 14:00 | Montclair Main - Cafe Area, Montclair Public Library | 

different
gcal_uu | UU Congregation of Montclair | Chalice Choir Rehearsal | 2026-03-25T19:00-04:00 | 22:00 | UUCM-1-Sanctuary (265) [Multiplatform] | 
unioncong | Union Congregational Church | Union Cong Bell Choir Rehearsal (Sanctuary) | 2026-03-25T19:00-04:00 | 21:00 | Sanctuary | 

different
libcal | Montclair Public Library | Gentle Yoga for Welllness | 2026-03-25T11:30-04:00 | 12:30 | Montclair - Cornerstone Montclair, Montclair Public Library | 
unioncong | Union Congregational Church | Gentle Yoga (Guild Room) | 2026-03-25T10:30-04:00 | 11:30 | Guild Room | 

different
libcal | Montclair Public Library | Paperbook Pals Book Club (Grades 2-4) | 2026-03-25T16:30-04:00 | 17:30 | Montclair Main - Storytime Room, Montclair Public Library | 
montclairlocal | Montclair Local News | Art Club | 2026-03-25T19:00-04:00 | 20:30 | The Eclectic Chic Boutique | 547 Bloomfield Avenue

different
libcal | Montclair Public Library | Film Club - In-Person | 2026-03-25T19:00-04:00 | 20:30 | Montclair - Congregation Shomrei Emunah, Montclair Public Library | 
montclairlocal | Montclair Local News | Art Club | 2026-03-25T19:00-04:00 | 20:30 | The Eclectic Chic Boutique | 547 Bloomfield Avenue

different
montclairlocal | Montclair Local News | Art Club | 2026-03-25T19:00-04:00 | 20:30 | The Eclectic Chic Boutique | 547 Bloomfield Avenue
njaudubon | NJ Audubon | Open Air/ Open Space Art Exhibition at the Wayrick Wildlife Art Gallery | 2026-03-25T06:00-04:00 | 12:00 | New Jersey Audubon’s Scherman Hoffman Wildlife Sanctuary | 11 Hardscrabble Road

different
campuslabs_montclair | Montclair State University | Champions for the Arts with Donna Walker-Kuhne | 2026-03-26T18:00-04:00 | 19:30 | Presentation Hall, College of Media and Communication Building | 
peakperfs | PEAK Performances at MSU | Champions for the Arts Donna Walker-Kuhne | 2026-03-26T21:00-04:00 | 22:00 |  | 

different
campuslabs_montclair | Montclair State University | Tri Sigma New Member Education | 2026-03-26T19:30-04:00 | 22:30 | University Hall 2031 - Classroom | 
gcal_uu | UU Congregation of Montclair | New To The U! | 2026-03-26T19:00-04:00 | 20:30 | UUCM-1-Alliance (10) [Multiplatform] | 

different
campuslabs_montclair | Montclair State University | Spring Kickoff Social | 2026-03-26T20:00-04:00 | 22:00 | Blanton Hall | 
mhainspire | MHA of Essex and Morris | Social Clubs | 2026-03-26T18:30-04:00 | 20:00 |  | 

different
libcal | Montclair Public Library | Social Worker Office Hours | 2026-03-26T10:00-04:00 | 14:00 | Montclair Main - Staff Instruction Room, Montclair Public Library | 
mhainspire | MHA of Essex and Morris | Social Clubs | 2026-03-26T18:30-04:00 | 20:00 |  | 

different
libcal | Montclair Public Library | The Corner Book Club Meeting | 2026-03-26T11:00-04:00 | 12:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 
mobilize_indivisible_nj | Indivisible One NJ (Mobilize) | Barnegat Democratic Club meeting | 2026-03-26T01:30-04:00 | 03:00 | Barnegat Township, NJ | 

different
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Afternoons in March - BAB | 2026-03-26T15:30-04:00 | 17:30 | Montclair Bellevue Avenue Branch | 
nertamid | Temple Ner Tamid | Mah Jongg | 2026-03-26T11:00-04:00 | 13:00 | NJ | 

different
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in March - BAB | 2026-03-26T18:00-04:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch | 
nertamid | Temple Ner Tamid | Mah Jongg | 2026-03-26T11:00-04:00 | 13:00 | NJ | 

different
campuslabs_montclair | Montclair State University | Freeman Friday | 2026-03-27T15:30-04:00 | 17:30 | Freeman Dining Hall | 
libcal | Montclair Public Library | Beginner Mah Jongg - Friday Morning - Main | 2026-03-27T11:00-04:00 | 13:00 | Montclair Main - Classroom, Montclair Public Library | 

different
campuslabs_montclair | Montclair State University | womens gala | 2026-03-27T17:00-04:00 | 22:00 | University Hall 7500 - Conference Center | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Women's Outdoor Track and Field at Ramapo Seaon Opener | 2026-03-27T15:00-04:00 | 18:00 | Mahwah, NJ | 

different
campuslabs_montclair | Montclair State University | Broadway Trivia | 2026-03-27T18:00-04:00 | 19:00 | 1908 Pub, Student Center | 1908 Pub
gcal_uu | UU Congregation of Montclair | THRIVE Team Trivia Night | 2026-03-27T18:30-04:00 | 21:30 | UUCM-1-Rotunda (25) | 

different
campuslabs_montclair | Montclair State University | Womens Gala | 2026-03-27T18:00-04:00 | 22:00 | Student Center 251 - Dining Room |  | cancelled
montclairathletics | MSU Red Hawks Athletics | Montclair State University Women's Outdoor Track and Field at Ramapo Seaon Opener | 2026-03-27T15:00-04:00 | 18:00 | Mahwah, NJ | 

different
campuslabs_montclair | Montclair State University | Movie Night | 2026-03-27T19:00-04:00 | 21:00 | Dinallo Heights | 
gcal_uu | UU Congregation of Montclair | THRIVE Team Trivia Night | 2026-03-27T18:30-04:00 | 21:30 | UUCM-1-Rotunda (25) | 

different
libcal | Montclair Public Library | [Outside Org] Aging in Montclair Saturday Social | 2026-03-28T14:00-04:00 | 16:00 | Montclair Main - Auditorium | 
mhainspire | MHA of Essex and Morris | Social Clubs | 2026-03-28T10:00-04:00 | 12:00 |  | 

different
campuslabs_montclair | Montclair State University | Mindfulness Meditation | 2026-03-30T12:00-04:00 | 12:30 | Online | 
meetup_themindfulstream | Meetup: The Mindful Stream | Inner Body Meditation (20 minutes) | 2026-03-30T21:30-04:00 | 21:50 |  | 

different
campuslabs_montclair | Montclair State University | Newman Night | 2026-03-31T19:00-04:00 | 20:00 | Newman Catholic Center | 
meetup_board_gamers_of_greater_nutley | Meetup: Board Gamers of Greater Nutley | Game Night at The Oakley in Nutley | 2026-03-31T18:00-04:00 | 21:30 |  | 

different
campuslabs_montclair | Montclair State University | Game Night | 2026-03-31T20:00-04:00 | 22:00 | Blanton Hall | 
meetup_board_gamers_of_greater_nutley | Meetup: Board Gamers of Greater Nutley | Game Night at The Oakley in Nutley | 2026-03-31T18:00-04:00 | 21:30 |  | 

different
libcal | Montclair Public Library | Social Worker Office Hours | 2026-03-31T15:00-04:00 | 16:45 | Montclair Main - Staff Instruction Room, Montclair Public Library | 
mhainspire | MHA of Essex and Morris | Social Clubs | 2026-03-31T21:00-04:00 | 2026-11-20T22:00-05:00 |  | 

different
campuslabs_montclair | Montclair State University | Men's Lacrosse vs. Marywood | 2026-04-01T16:00-04:00 | 18:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Men's Lacrosse vs Marywood University | 2026-04-01T18:00-04:00 | 21:00 | Montclair, NJ, Sprague Field | 

different
campuslabs_montclair | Montclair State University | Choir Practice | 2026-04-01T20:00-04:00 | 21:15 | Student Center 250C - Ballroom C | 
gcal_uu | UU Congregation of Montclair | Chalice Choir Rehearsal | 2026-04-01T19:00-04:00 | 22:00 | UUCM-1-Sanctuary (265) [Multiplatform] | 

different
campuslabs_montclair | Montclair State University | Softball vs. Farmingdale (DH) | 2026-04-02T15:00-04:00 | 19:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Farmingdale State College | 2026-04-02T17:00-04:00 | 19:00 | Montclair, NJ, MSU Softball Stadium | 

different
campuslabs_montclair | Montclair State University | Clay Art | 2026-04-02T15:30-04:00 | 17:30 | Bloomfield - Talbott Hall 001 - Commuter Lounge | 
lackawanna | Lackawanna Station | Keep creating-art & wellness studio presents: toddler time | 2026-04-02T17:15-04:00 | 18:00 | Keep Creating-Art & Wellness Studio | 1 Lackawanna Plaza Suite 2

different
campuslabs_montclair | Montclair State University | Tri Sigma New Member Education | 2026-04-02T20:30-04:00 | 22:30 | University Hall 1030 - Charlotte Roome Shotmeyer Lecture Hall | 
gcal_uu | UU Congregation of Montclair | New To The U! | 2026-04-02T19:00-04:00 | 20:30 | UUCM-1-Alliance (10) [Multiplatform] | 

different
campuslabs_montclair | Montclair State University | Baseball vs. Rowan (DH) | 2026-04-04T11:30-04:00 | 14:30 | Yogi Berra Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball vs Rowan University | 2026-04-04T14:30-04:00 | 17:30 | Montclair, NJ, Yogi Berra Stadium | 

different
campuslabs_montclair | Montclair State University | Softball vs. Rutgers - Newark (DH) | 2026-04-04T13:00-04:00 | 17:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Rutgers-Newark | 2026-04-04T15:00-04:00 | 17:00 | Montclair, NJ, MSU Softball Stadium | 

different
essex_county_parks | Essex County Parks | Easter Egg Hunt at Essex County Presby Memorial Iris Gardens | 2026-04-04T11:00-04:00 |  | Essex County Parks, NJ | 
gcal_uu | UU Congregation of Montclair | Easter Egg Decorating | 2026-04-04T10:00-04:00 | 12:00 | UUCM-1-Kitchen (10), UUCM-1-Fletcher Hall (306) | 

different
campuslabs_montclair | Montclair State University | Softball vs. WPU (DH) | 2026-04-07T15:00-04:00 | 19:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs William Paterson University | 2026-04-07T17:00-04:00 | 19:00 | Montclair, NJ, MSU Softball Stadium | 

different
campuslabs_montclair | Montclair State University | Group X - Yoga | 2026-04-10T10:00-04:00 | 10:45 | Student Recreation Multi-Purpose Room 1 | 
gcal_uu | UU Congregation of Montclair | Women's Group | 2026-04-10T19:00-04:00 | 21:00 | At Various Locations (contact hosts to join) | 

different
campuslabs_montclair | Montclair State University | Trivia Night | 2026-04-10T20:00-04:00 | 22:00 | Dinallo Heights | 
meetup_north_jersey_bowling_soccer_volleyball | Meetup: NJ Bowling, Volleyball, Tennis & More | Friday Night Baseball Watch Party - North Jersey | 2026-04-10T19:00-04:00 | 22:00 |  | 

different
gcal_uu | UU Congregation of Montclair | Women's Group | 2026-04-10T19:00-04:00 | 21:00 | At Various Locations (contact hosts to join) | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Women's Outdoor Track and Field at TCNJ Invitational and Multi Meet | 2026-04-10T12:00-04:00 | 15:00 | Ewing, NJ | 

different
campuslabs_montclair | Montclair State University | Baseball vs. TCNJ (DH) | 2026-04-11T11:30-04:00 | 15:30 | Yogi Berra Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball vs The College of New Jersey | 2026-04-11T14:30-04:00 | 17:30 | Montclair, NJ, Yogi Berra Stadium | 

different
gcal_uu | UU Congregation of Montclair | Men's Group- Multi Platform | 2026-04-11T09:00-04:00 | 10:30 | UUCM-1-Alliance (10) [Multiplatform], UUCM-1-Kitchen (10) | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Men's Outdoor Track and Field at TCNJ Invitational and Multi Meet | 2026-04-11T11:00-04:00 | 14:00 | Ewing, NJ | 

different
gcal_fcc | First Congregational Church Montclair | Full Spectrum Spirituality (FSS) - LGBTQ+ Gathering -Sundays Weekly During Coffee Hour in Room 5 (Parents Room) | 2026-04-12T12:00-04:00 | 13:00 |  | 
gcal_uu | UU Congregation of Montclair | Values Room | 2026-04-12T10:00-04:00 | 11:00 | UUCM-1-Tomlinson Room (60) | 

different
gcal_fcc | First Congregational Church Montclair | Green Team Ministry meeting (2nd Sundays) 12-1pm in FCC Library | 2026-04-12T12:00-04:00 | 13:00 |  | 
gcal_uu | UU Congregation of Montclair | Membership Team Meeting | 2026-04-12T11:30-04:00 | 13:15 | UUCM-1-Mortenson (15) [Multiplatform] | 

different
campuslabs_montclair | Montclair State University | Women's Lacrosse vs. Rowan | 2026-04-15T16:00-04:00 | 18:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Women's Lacrosse vs Connecticut College | 2026-04-15T16:00-04:00 | 19:00 | Montclair, NJ, Sprague Field | 

different
campuslabs_montclair | Montclair State University | Women's Lacrosse vs. Rowan | 2026-04-15T16:00-04:00 | 18:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Men's Lacrosse vs Immaculata University | 2026-04-15T19:00-04:00 | 22:00 | Montclair, NJ, Sprague Field | 

different
campuslabs_montclair | Montclair State University | Softball vs. Baruch (DH) | 2026-04-16T15:00-04:00 | 19:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Baruch College | 2026-04-16T17:00-04:00 | 19:00 | Montclair, NJ, MSU Softball Stadium | 

different
lackawanna | Lackawanna Station | Montclair Flea | 2026-05-16T18:00-04:00 | 2026-05-18T00:00-04:00 | 1 Lackawanna Plaza, Montclair, NJ, 07042 | 1 Lackawanna Plaza
montclair_history_center | Montclair History Center | MARAC Innovative Archives Award Presentation at Montclair History Center | 2026-05-16T18:00-04:00 | 19:00 | Montclair History Center | 108 Orange Road

different
campuslabs_montclair | Montclair State University | Opening Night: Yankees VS Giants Watch Party | 2026-03-25T19:00-04:00 | 20:00 | Student Recreation Center 11C2A - Lobby Lounge | 
montclairlocal | Montclair Local News | NY Cosmos Watch Party at Montclair Brewery | 2026-03-25T19:00-04:00 | 21:00 | Montclair Brewery | 101 Walnut Street

different
montclair_film | Montclair Film | Project Hail Mary | 2026-03-25T10:00-04:00 | 12:00 | Bellevue 1 | 260 Bellevue Avenue
montclairlocal | Montclair Local News | BRING YOUR BABY Matinees at Montclair Film Cinemas! - PROJECT HAIL MARY | 2026-03-25T10:00-04:00 | 12:00 | The Clairidge | 486 Bloomfield Ave

different
montclair_film | Montclair Film | Project Hail Mary | 2026-03-25T12:15-04:00 | 14:15 | Bellevue 2 | 260 Bellevue Avenue
montclairlocal | Montclair Local News | BRING YOUR BABY Matinees at Montclair Film Cinemas! - PROJECT HAIL MARY | 2026-03-25T10:00-04:00 | 12:00 | The Clairidge | 486 Bloomfield Ave

different
montclair_film | Montclair Film | Project Hail Mary | 2026-03-25T15:00-04:00 | 17:00 | Bellevue 3 | 260 Bellevue Ave
montclairlocal | Montclair Local News | BRING YOUR BABY Matinees at Montclair Film Cinemas! - PROJECT HAIL MARY | 2026-03-25T10:00-04:00 | 12:00 | The Clairidge | 486 Bloomfield Ave

different
montclair_film | Montclair Film | Project Hail Mary | 2026-03-25T19:00-04:00 | 21:00 | Bellevue 1 | 260 Bellevue Avenue
montclairlocal | Montclair Local News | BRING YOUR BABY Matinees at Montclair Film Cinemas! - PROJECT HAIL MARY | 2026-03-25T10:00-04:00 | 12:00 | The Clairidge | 486 Bloomfield Ave

different
campuslabs_montclair | Montclair State University | Origami Night | 2026-03-26T19:00-04:00 | 21:00 | Bohn Hall | 
montclairlocal | Montclair Local News | Stand Up Comedy Night | 2026-03-26T19:00-04:00 | 22:00 | Allegory Restaurant & Bar | 690 Bloomfield Ave

different
eventbrite_montclair_brewery | Montclair Brewery | Chantilly Mers live at Montclair Brewery | 2026-03-27T20:00-04:00 | 22:00 | Montclair Brewery | 101 Walnut Street
montclairlocal | Montclair Local News | Cassidy and The Music live at Montclair Brewery | 2026-03-27T19:30-04:00 | 21:30 | Montclair Brewery | 101 Walnut Street

different
campuslabs_montclair | Montclair State University | Slime Making | 2026-03-28T19:00-04:00 | 21:00 | Freeman Hall | 
montclairlocal | Montclair Local News | Easter Bouquet Making Workshop | 2026-03-28T17:30-04:00 | 19:00 | The Eclectic Chic Boutique | 547 Bloomfield Avenue

different
eventbrite_montclair_brewery | Montclair Brewery | Cassidy and The Music live at Montclair Brewery | 2026-03-28T19:30-04:00 | 21:30 | Montclair Brewery | 101 Walnut Street
montclairlocal | Montclair Local News | Imperial Brass Presents Brett Baker, World-Renowned Trombone Virtuoso, in Montclair | 2026-03-28T19:30-04:00 | 21:30 | Montclair Salvation Army | 13 Trinity Pl

different
lackawanna | Lackawanna Station | LEGO Robotics (Grades K-5) | 2026-03-28T20:00-04:00 | 21:00 | RecRoom | 1 Lackawanna Plaza
montclairlocal | Montclair Local News | Lego Robotics for Elementary Students | 2026-03-28T13:00-04:00 | 14:00 | RecRoom | 1 Lackawanna Plaza

different
maxpreps_mka | Montclair Kimberley Academy | Wallington Varsity Softball @ MKA | 2026-03-28T10:00-04:00 | 11:45 | Montclair Kimberly Middle School | 
maxpreps_montclair_high | Montclair High School | Jefferson Township Varsity Softball @ Montclair | 2026-03-28T11:00-04:00 | 12:45 | Montclair HS | 

different
campuslabs_montclair | Montclair State University | MUFASA Monday! | 2026-03-30T14:15-04:00 | 15:15 | University Hall 1010 - James B. Todd Lecture Hall | 
montclairfoundation | Montclair Foundation | Monday Morning Yoga - HYBRID in-person / virtual | 2026-03-30T09:30-04:00 | 10:45 | Van Vleck House & Gardens | 21 Van Vleck Street

different
njaudubon | NJ Audubon | NJ Audubon: Spring Break Fun for ages 6-10 years | 2026-03-30T05:00-04:00 | 11:00 | New Jersey Audubon’s Scherman Hoffman Wildlife Sanctuary | 11 Hardscrabble Road
turtle_back_zoo | Turtle Back Zoo | Spring Break Behind-the-Scenes | 2026-03-30T10:00-04:00 | 12:00 | Turtle Back Zoo | 560 Northfield Ave

different
gcal_uu | UU Congregation of Montclair | Chalice Choir Rehearsal | 2026-04-01T19:00-04:00 | 22:00 | UUCM-1-Sanctuary (265) [Multiplatform] | 
unioncong | Union Congregational Church | Union Cong Bell Choir Rehearsal (Sanctuary) | 2026-04-01T19:00-04:00 | 21:00 | Sanctuary | 

different
campuslabs_montclair | Montclair State University | MUFASA Monday | 2026-04-06T14:15-04:00 | 15:15 | University Hall 1040 - Lecture Hall | 
montclairfoundation | Montclair Foundation | Monday Morning Yoga - HYBRID in-person / virtual | 2026-04-06T09:30-04:00 | 10:45 | Van Vleck House & Gardens | 21 Van Vleck Street

different
meetup_themindfulstream | Meetup: The Mindful Stream | Awakening Awareness: Embracing This Moment | 2026-04-07T21:30-04:00 | 22:30 |  | 
montclairfoundation | Montclair Foundation | Awakening from Grief | 2026-04-07T19:00-04:00 | 21:30 |  | 

different
campuslabs_montclair | Montclair State University | Men's Lacrosse vs. SUNY Delhi | 2026-04-13T16:00-04:00 | 18:00 | Sprague Field | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Men's Lacrosse at SUNY Delhi - RESCHEDULED FROM 2/26 | 2026-04-13T13:00-04:00 | 16:00 | Delhi, NY | 

different
campuslabs_montclair | Montclair State University | Softball vs. Rutgers - Camden (DH) | 2026-04-18T13:00-04:00 | 17:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball at Rutgers-Camden | 2026-04-18T11:30-04:00 | 14:30 | Camden, NJ | 

different
campuslabs_montclair | Montclair State University | Softball vs. Rutgers - Camden (DH) | 2026-04-18T13:00-04:00 | 17:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Baseball at Rutgers-Camden | 2026-04-18T14:30-04:00 | 17:30 | Camden, NJ | 

different
campuslabs_montclair | Montclair State University | Softball vs. Rutgers - Camden (DH) | 2026-04-18T13:00-04:00 | 17:00 | Softball Stadium | 
montclairathletics | MSU Red Hawks Athletics | Montclair State University Softball vs Rutgers-Camden | 2026-04-18T15:00-04:00 | 17:00 | Montclair, NJ, MSU Softball Stadium | 

different
bccls | Montclair Public Library | Wellness Screenings: Blood Pressure and Blood Glucose | 2026-02-17T11:00-05:00 | 13:00 | Montclair Main - Tower Room | 
libcal | Montclair Public Library | Writing Workshop: From Anecdote to Story | 2026-02-17T11:00-05:00 | 13:00 | Montclair Main - Conference Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Writing Workshop: From Anecdote to Story | 2026-02-17T11:00-05:00 | 13:00 | Montclair Main - Conference Room, Montclair Public Library | 
libcal | Montclair Public Library | Wellness Screenings: Blood Pressure and Blood Glucose | 2026-02-17T11:00-05:00 | 13:00 | Montclair Main - Tower Room | 

different
bccls | Montclair Public Library | AARP tax Prep | 2026-02-18T10:00-05:00 | 16:00 | Montclair Main - Auditorium | 
libcal | Montclair Public Library | [Outside org] Aging together - Aging in Montclair | 2026-02-18T10:00-05:00 | 12:00 | Montclair Main - Conference Room | 

different
bccls | Montclair Public Library | [Outside org] Aging together - Aging in Montclair | 2026-02-18T10:00-05:00 | 12:00 | Montclair Main - Conference Room | 
libcal | Montclair Public Library | AARP tax Prep | 2026-02-18T10:00-05:00 | 16:00 | Montclair Main - Auditorium | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | One-on-One Tech Support Sessions - with Montclair Gateway to Aging in Place | 2026-02-18T10:30-05:00 | 12:00 | Montclair Main - Classroom, Montclair Public Library | 

different
bccls | Montclair Public Library | One-on-One Tech Support Sessions - with Montclair Gateway to Aging in Place | 2026-02-18T10:30-05:00 | 12:00 | Montclair Main - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Social Worker Office Hours | 2026-02-19T10:00-05:00 | 14:00 | Montclair Main - Staff Instruction Room, Montclair Public Library | 
libcal | Montclair Public Library | [Outside Org] AARP Tax Prep | 2026-02-19T10:00-05:00 | 16:00 | Montclair Main - Auditorium | 

different
bccls | Montclair Public Library | [Outside Org] AARP Tax Prep | 2026-02-19T10:00-05:00 | 16:00 | Montclair Main - Auditorium | 
libcal | Montclair Public Library | Social Worker Office Hours | 2026-02-19T10:00-05:00 | 14:00 | Montclair Main - Staff Instruction Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Beginner Mah Jongg - Thursday Afternoons in February - BAB | 2026-02-19T16:00-05:00 | 18:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library |  | cancelled
libcal | Montclair Public Library | Monthly D&D | 2026-02-19T16:00-05:00 | 18:00 | Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Monthly D&D | 2026-02-19T16:00-05:00 | 18:00 | Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Afternoons in February - BAB | 2026-02-19T16:00-05:00 | 18:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library |  | cancelled

different
bccls | Montclair Public Library | Baby Hang Out (Birth -1 Year) | 2026-02-20T10:30-05:00 | 11:30 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal | Montclair Public Library | MILL @ MPL: Senior Fridays | 2026-02-20T10:30-05:00 | 15:30 | Montclair Main - Auditorium | 

different
bccls | Montclair Public Library | MILL @ MPL: Senior Fridays | 2026-02-20T10:30-05:00 | 15:30 | Montclair Main - Auditorium | 
libcal | Montclair Public Library | Baby Hang Out (Birth -1 Year) | 2026-02-20T10:30-05:00 | 11:30 | Montclair Main - Storytime Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Lunar New Year Dessert Mochi Workshop NEW | 2026-02-21T11:00-05:00 | 13:00 | Montclair Main - Cafe Area, Montclair Public Library | 
libcal | Montclair Public Library | Read. Create. Celebrate Black History Month: Story Time with Alliah L. Agostini | 2026-02-21T11:00-05:00 | 12:00 | Montclair Main - Auditorium, Montclair Public Library | 

different
bccls | Montclair Public Library | Lunar New Year Dessert Mochi Workshop NEW | 2026-02-21T11:00-05:00 | 13:00 | Montclair Main - Cafe Area, Montclair Public Library | 
libcal | Montclair Public Library | STEM Saturdays with Mrs.Thressa: For the LOVE of SLIME | 2026-02-21T11:00-05:00 | 12:00 | Montclair Main - Green Room | 

different
bccls | Montclair Public Library | Read. Create. Celebrate Black History Month: Story Time with Alliah L. Agostini | 2026-02-21T11:00-05:00 | 12:00 | Montclair Main - Auditorium, Montclair Public Library | 
libcal | Montclair Public Library | Lunar New Year Dessert Mochi Workshop NEW | 2026-02-21T11:00-05:00 | 13:00 | Montclair Main - Cafe Area, Montclair Public Library | 

different
bccls | Montclair Public Library | Read. Create. Celebrate Black History Month: Story Time with Alliah L. Agostini | 2026-02-21T11:00-05:00 | 12:00 | Montclair Main - Auditorium, Montclair Public Library | 
libcal | Montclair Public Library | STEM Saturdays with Mrs.Thressa: For the LOVE of SLIME | 2026-02-21T11:00-05:00 | 12:00 | Montclair Main - Green Room | 

different
bccls | Montclair Public Library | Learn English Book Club | 2026-02-23T11:00-05:00 | 12:00 | Montclair Main - Tower Room | 
libcal | Montclair Public Library | Mah Jongg: Open Play | 2026-02-23T11:00-05:00 | 13:00 | Montclair Main - Cafe Area, Montclair Public Library |  | cancelled

different
bccls | Montclair Public Library | Mah Jongg: Open Play | 2026-02-23T11:00-05:00 | 13:00 | Montclair Main - Cafe Area, Montclair Public Library |  | cancelled
libcal | Montclair Public Library | Learn English Book Club | 2026-02-23T11:00-05:00 | 12:00 | Montclair Main - Tower Room | 

different
bccls | Montclair Public Library | Practical Spanish 1 | 2026-02-23T18:15-05:00 | 19:45 | Montclair Main - Classroom, Montclair Public Library |  | cancelled
libcal | Montclair Public Library | The Noodle Road: From Asia to Europe to America - Talk and Tasting NEW | 2026-02-23T18:15-05:00 | 19:45 | Montclair Main - Auditorium, Montclair Public Library |  | cancelled

different
bccls | Montclair Public Library | The Noodle Road: From Asia to Europe to America - Talk and Tasting NEW | 2026-02-23T18:15-05:00 | 19:45 | Montclair Main - Auditorium, Montclair Public Library |  | cancelled
libcal | Montclair Public Library | Practical Spanish 1 | 2026-02-23T18:15-05:00 | 19:45 | Montclair Main - Classroom, Montclair Public Library |  | cancelled

different
bccls | Montclair Public Library | Italian Conversation - Online | 2026-02-23T18:30-05:00 | 19:30 | Montclair Public Library | 
libcal | Montclair Public Library | Practical French I | 2026-02-23T18:30-05:00 | 19:45 | Montclair Public Library |  | cancelled

different
bccls | Montclair Public Library | Practical French I | 2026-02-23T18:30-05:00 | 19:45 | Montclair Public Library |  | cancelled
libcal | Montclair Public Library | Italian Conversation - Online | 2026-02-23T18:30-05:00 | 19:30 | Montclair Public Library | 

different
bccls | Montclair Public Library | American Sign Language: Level 1 | 2026-02-23T19:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch |  | cancelled
libcal | Montclair Public Library | Poetry Writing Workshop | 2026-02-23T19:00-05:00 | 20:30 | Montclair Bellevue Avenue Branch |  | cancelled

different
bccls | Montclair Public Library | Poetry Writing Workshop | 2026-02-23T19:00-05:00 | 20:30 | Montclair Bellevue Avenue Branch |  | cancelled
libcal | Montclair Public Library | American Sign Language: Level 1 | 2026-02-23T19:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Bellevue Avenue Branch |  | cancelled

different
bccls | Montclair Public Library | An Introduction to Watercolor Painting | 2026-02-24T10:15-05:00 | 12:00 | Montclair Main - Tower Room, Montclair Public Library |  | cancelled
libcal | Montclair Public Library | MILL @ MPL: Taste of Tai Chi | 2026-02-24T10:15-05:00 | 11:15 | Montclair Main - Auditorium | 

different
bccls | Montclair Public Library | MILL @ MPL: Taste of Tai Chi | 2026-02-24T10:15-05:00 | 11:15 | Montclair Main - Auditorium | 
libcal | Montclair Public Library | An Introduction to Watercolor Painting | 2026-02-24T10:15-05:00 | 12:00 | Montclair Main - Tower Room, Montclair Public Library |  | cancelled

different
bccls | Montclair Public Library | Read to KoKo the Therapy Dog | 2026-02-24T16:00-05:00 | 17:00 | Montclair Main - Storytime Room, Montclair Public Library |  | cancelled
libcal | Montclair Public Library | Tech Help Tuesdays: One-on-One Tech Help | 2026-02-24T16:00-05:00 | 17:00 | Montclair Main - Tower Room, Montclair Public Library | 

different
bccls | Montclair Public Library | Tech Help Tuesdays: One-on-One Tech Help | 2026-02-24T16:00-05:00 | 17:00 | Montclair Main - Tower Room, Montclair Public Library | 
libcal | Montclair Public Library | Read to KoKo the Therapy Dog | 2026-02-24T16:00-05:00 | 17:00 | Montclair Main - Storytime Room, Montclair Public Library |  | cancelled

different
bccls | Montclair Public Library | Beginner Mah Jongg - Tuesday Evening - BAB | 2026-02-24T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 
libcal | Montclair Public Library | Queer Lit Club: Sci-Fi/Fantasy Edition | 2026-02-24T18:00-05:00 | 19:00 | Montclair Bellevue Ave Branch - First Floor, Montclair Bellevue Avenue Branch | 

different
bccls | Montclair Public Library | Queer Lit Club: Sci-Fi/Fantasy Edition | 2026-02-24T18:00-05:00 | 19:00 | Montclair Bellevue Ave Branch - First Floor, Montclair Bellevue Avenue Branch | 
libcal | Montclair Public Library | Beginner Mah Jongg - Tuesday Evening - BAB | 2026-02-24T18:00-05:00 | 20:00 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 

different
bccls | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
bccls (told apart) | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
campuslabs_montclair | Montclair State University | Apple Core Community Bake Sale | 2026-03-18T12:00-04:00 | 14:00 | Student Center 2C03 - 2nd Floor Lobby | 
campuslabs_montclair (told apart) | Montclair State University | Bake Sale | 2026-03-18T12:00-04:00 | 15:00 | Dickson Hall 1C07 - Lobby | 

different
campuslabs_montclair | Montclair State University | FAFSA Completion Support Pop-Up Event | 2026-03-18T12:00-04:00 | 14:00 | Montclair Campus, Cole Hall Atrium | 
campuslabs_montclair (told apart) | Montclair State University | FAFSA Completion Support Pop-Up Event | 2026-03-18T12:00-04:00 | 14:00 | Bloomfield campus, Library room L06 | 

different
campuslabs_montclair | Montclair State University | Library Table at The Spring Career and Internship Fair | 2026-03-18T13:00-04:00 | 16:00 | Online | 
campuslabs_montclair (told apart) | Montclair State University | Spring 2026 Career And Internship Fair | 2026-03-18T13:00-04:00 | 16:00 | University Hall Conference Center | 

different
campuslabs_montclair | Montclair State University | General Miembro Meeting | 2026-03-18T14:00-04:00 | 15:30 | University Hall 1020 - Bard-Blount Family Lecture Hall | 
campuslabs_montclair (told apart) | Montclair State University | HOSA General Body Meeting | 2026-03-18T14:00-04:00 | 15:00 | University Hall 2009 - Classroom | 

different
campuslabs_montclair | Montclair State University | General Miembro Meeting | 2026-03-18T14:00-04:00 | 15:30 | University Hall 1020 - Bard-Blount Family Lecture Hall | 
campuslabs_montclair (told apart) | Montclair State University | Haitian Student Association General Body Meeting | 2026-03-18T14:00-04:00 | 15:30 | University Hall 2026 - Classroom | 

different
campuslabs_montclair | Montclair State University | General Miembro Meeting | 2026-03-18T14:00-04:00 | 15:30 | University Hall 1020 - Bard-Blount Family Lecture Hall | 
campuslabs_montclair (told apart) | Montclair State University | MSU Political Science Club General Body Meeting | 2026-03-18T14:00-04:00 | 15:30 | Dickson Hall 272 - Classroom | 

different
campuslabs_montclair | Montclair State University | HOSA General Body Meeting | 2026-03-18T14:00-04:00 | 15:00 | University Hall 2009 - Classroom | 
campuslabs_montclair (told apart) | Montclair State University | Haitian Student Association General Body Meeting | 2026-03-18T14:00-04:00 | 15:30 | University Hall 2026 - Classroom | 

different
campuslabs_montclair | Montclair State University | HOSA General Body Meeting | 2026-03-18T14:00-04:00 | 15:00 | University Hall 2009 - Classroom | 
campuslabs_montclair (told apart) | Montclair State University | MSU Political Science Club General Body Meeting | 2026-03-18T14:00-04:00 | 15:30 | Dickson Hall 272 - Classroom | 

different
campuslabs_montclair | Montclair State University | UAASO General Body Meeting | 2026-03-18T14:15-04:00 | 15:15 | University Hall 2006 - Classroom |  | cancelled
campuslabs_montclair (told apart) | Montclair State University | UAASO General Body Meeting (GBM) | 2026-03-18T14:15-04:00 | 15:15 | University Hall 2002 - Classroom | 

different
campuslabs_montclair | Montclair State University | Free Swim Lessons *Beginner* | 2026-03-18T17:00-04:00 | 18:00 | Student Recreation Center - Pool | 
campuslabs_montclair (told apart) | Montclair State University | Free Swim Lessons *Intermediate* | 2026-03-18T17:00-04:00 | 18:00 | Student Recreation Center - Pool | 

different
campuslabs_montclair | Montclair State University | Night at the Museum Movie Night | 2026-03-18T18:00-04:00 | 21:00 | Calcia Hall 140 - Lecture Hall | 
campuslabs_montclair (told apart) | Montclair State University | Spanish Career Night | 2026-03-18T18:00-04:00 | 19:30 | Schmitt Hall 327 | 

different
campuslabs_montclair | Montclair State University | General Body Meeting | 2026-03-23T14:00-04:00 | 15:00 | University Hall 2032 - Classroom | 
campuslabs_montclair (told apart) | Montclair State University | MSU Republicans General Meeting | 2026-03-23T14:00-04:00 | 15:30 | University Hall 2026 - Classroom | 

different
campuslabs_montclair | Montclair State University | General Body Meeting | 2026-03-23T14:00-04:00 | 15:00 | University Hall 2032 - Classroom | 
campuslabs_montclair (told apart) | Montclair State University | Puerto Rican Student Org: General Body Meeting | 2026-03-23T14:00-04:00 | 15:30 | University Hall 2002 - Classroom | 

different
campuslabs_montclair | Montclair State University | Group X - Yoga | 2026-03-24T16:00-04:00 | 16:45 | Student Recreation Multi-Purpose Room 1 | 
campuslabs_montclair (told apart) | Montclair State University | Group X - Zumba | 2026-03-24T16:00-04:00 | 16:45 | Student Recreation Multi-Purpose Room 1 | 

different
campuslabs_montclair | Montclair State University | Group X - Kickboxing | 2026-03-24T17:00-04:00 | 17:45 | Student Recreation Multi-Purpose Room 1 | 
campuslabs_montclair (told apart) | Montclair State University | Group X - Pilates | 2026-03-24T17:00-04:00 | 17:45 | Student Recreation Center - Multipurpose Room 1 | 

different
campuslabs_montclair | Montclair State University | Group X - Kickboxing | 2026-03-24T18:00-04:00 | 18:45 | Student Recreation Multi-Purpose Room 1 | 
campuslabs_montclair (told apart) | Montclair State University | Group X - Pilates | 2026-03-24T18:00-04:00 | 18:45 | Student Recreation Multi-Purpose Room 1 | 

different
campuslabs_montclair | Montclair State University | Group X - BJJ | 2026-03-24T19:00-04:00 | 20:30 | Student Recreation Multi-Purpose Room 1 | 
campuslabs_montclair (told apart) | Montclair State University | Group X - Goodnight Yoga | 2026-03-24T19:00-04:00 | 19:45 | Student Recreation Multi-Purpose Room 1 | 

different
campuslabs_montclair | Montclair State University | Caribbean Students' Organization: General body Meetings | 2026-03-25T14:00-04:00 | 15:00 | University Hall 2006 - Classroom | 
campuslabs_montclair (told apart) | Montclair State University | WOCA General Body Meetings | 2026-03-25T14:00-04:00 | 15:30 | University Hall 2007 - Classroom | 

different
campuslabs_montclair | Montclair State University | UAASO General Body Meeting | 2026-03-25T14:15-04:00 | 15:15 | University Hall 1050 - Ingrid & Scott Williams Lecture Hall |  | cancelled
campuslabs_montclair (told apart) | Montclair State University | UAASO General Body Meeting (GBM) | 2026-03-25T14:15-04:00 | 15:15 | University Hall 1010 - James B. Todd Lecture Hall | 

different
campuslabs_montclair | Montclair State University | LASO Leadership Conference | 2026-03-28T09:00-04:00 | 16:00 | University Hall 1010 - James B. Todd Lecture Hall | 
campuslabs_montclair (told apart) | Montclair State University | LASO Leadership Conference | 2026-03-28T09:00-04:00 | 16:00 | University Hall 2002 - Classroom | 

different
campuslabs_montclair | Montclair State University | LASO Leadership Conference | 2026-03-28T09:00-04:00 | 16:00 | University Hall 1010 - James B. Todd Lecture Hall | 
campuslabs_montclair (told apart) | Montclair State University | LASO Leadership Conference | 2026-03-28T09:00-04:00 | 16:00 | University Hall 2004 - Classroom | 

different
campuslabs_montclair | Montclair State University | LASO Leadership Conference | 2026-03-28T09:00-04:00 | 16:00 | University Hall 2002 - Classroom | 
campuslabs_montclair (told apart) | Montclair State University | LASO Leadership Conference | 2026-03-28T09:00-04:00 | 16:00 | University Hall 2004 - Classroom | 

different
campuslabs_montclair | Montclair State University | LASO Leadership Conference | 2026-03-28T09:00-04:00 | 16:00 | University Hall 2004 - Classroom | 
campuslabs_montclair (told apart) | Montclair State University | LASO Leadership Conference | 2026-03-28T09:00-04:00 | 16:00 | University Hall 2006 - Classroom | 

different
campuslabs_montclair | Montclair State University | LASO Leadership Conference | 2026-03-28T09:00-04:00 | 16:00 | University Hall 2010 - Classroom | 
campuslabs_montclair (told apart) | Montclair State University | LASO Leadership Conference | 2026-03-28T09:00-04:00 | 16:00 | University Hall 2012 - Classroom | 

different
campuslabs_montclair | Montclair State University | Puerto Rican Student Org: General Body Meeting | 2026-03-30T14:00-04:00 | 15:30 | University Hall 2002 - Classroom | 
campuslabs_montclair (told apart) | Montclair State University | Student Government Meeting | 2026-03-30T14:00-04:00 | 16:00 | Bloomfield - Talbott Hall TM04 - Room of Excellence | 

different
campuslabs_montclair | Montclair State University | Caribbean Students' Organization: General body Meetings | 2026-04-01T14:00-04:00 | 15:00 | University Hall 2004 - Classroom | 
campuslabs_montclair (told apart) | Montclair State University | WOCA General Body Meetings | 2026-04-01T14:00-04:00 | 15:30 | University Hall 2007 - Classroom | 

different
campuslabs_montclair | Montclair State University | General Miembro Meeting | 2026-04-01T14:00-04:00 | 15:30 | University Hall 1010 - James B. Todd Lecture Hall | 
campuslabs_montclair (told apart) | Montclair State University | HOSA General Body Meeting | 2026-04-01T14:00-04:00 | 15:00 | University Hall 2009 - Classroom | 

different
campuslabs_montclair | Montclair State University | General Miembro Meeting | 2026-04-01T14:00-04:00 | 15:30 | University Hall 1010 - James B. Todd Lecture Hall | 
campuslabs_montclair (told apart) | Montclair State University | MSU Political Science Club General Body Meeting | 2026-04-01T14:00-04:00 | 15:30 | Dickson Hall 272 - Classroom | 

different
campuslabs_montclair | Montclair State University | UAASO General Body Meeting | 2026-04-01T14:15-04:00 | 15:15 | University Hall 2002 - Classroom |  | cancelled
campuslabs_montclair (told apart) | Montclair State University | UAASO General Body Meeting (GBM) | 2026-04-01T14:15-04:00 | 15:15 | University Hall 1020 - Bard-Blount Family Lecture Hall | 

different
campuslabs_montclair | Montclair State University | Freeman and Russ April Floor Meeting | 2026-04-01T20:00-04:00 | 21:00 | Freeman Hall First Floor Lounge | 
campuslabs_montclair (told apart) | Montclair State University | Freeman and Russ April Floor Meeting | 2026-04-01T20:00-04:00 | 21:00 | Russ Hall KOPS Lounge | 

different
campuslabs_montclair | Montclair State University | General Body Meeting | 2026-04-06T14:00-04:00 | 15:00 | University Hall 2032 - Classroom | 
campuslabs_montclair (told apart) | Montclair State University | General Body Meeting | 2026-04-06T14:00-04:00 | 15:00 | School Of Business 421 - Flexible Standard Tech Classroom | 

different
campuslabs_montclair | Montclair State University | General Body Meeting | 2026-04-06T14:00-04:00 | 15:00 | School Of Business 421 - Flexible Standard Tech Classroom | 
campuslabs_montclair (told apart) | Montclair State University | MSU Republicans General Meeting | 2026-04-06T14:00-04:00 | 15:30 | University Hall 2026 - Classroom | 

different
campuslabs_montclair | Montclair State University | UAASO General Body Meeting | 2026-04-08T14:15-04:00 | 15:15 | University Hall 2006 - Classroom |  | cancelled
campuslabs_montclair (told apart) | Montclair State University | UAASO General Body Meeting (GBM) | 2026-04-08T14:15-04:00 | 15:15 | University Hall 1050 - Ingrid & Scott Williams Lecture Hall | 

different
campuslabs_montclair | Montclair State University | Craft Night - | 2026-04-09T19:00-04:00 | 21:00 | Student Center Room 160, The Underground |  | cancelled
campuslabs_montclair (told apart) | Montclair State University | Craft Night - Make a Monster | 2026-04-09T19:00-04:00 | 21:00 | Student Center Room 160, The Underground | 

different
campuslabs_montclair | Montclair State University | Tri Sigma Initiation | 2026-04-11T09:00-04:00 | 17:00 | Student Center 411, 412, 413, and 414 - Meeting Room | 
campuslabs_montclair (told apart) | Montclair State University | Tri Sigma Initiation | 2026-04-11T09:00-04:00 | 17:00 | Student Center 417 - Meeting Room | 

different
campuslabs_montclair | Montclair State University | FAFSA Completion Support Pop-Up Event | 2026-04-15T12:00-04:00 | 14:00 | Montclair Campus, Cole Hall Atrium | 
campuslabs_montclair (told apart) | Montclair State University | FAFSA Completion Support Pop-Up Event | 2026-04-15T12:00-04:00 | 14:00 | Bloomfield Campus, College Hall room 105 | 

different
campuslabs_montclair | Montclair State University | Caribbean Students' Organization: General body Meetings | 2026-04-15T14:00-04:00 | 15:00 | University Hall 2004 - Classroom | 
campuslabs_montclair (told apart) | Montclair State University | WOCA General Body Meetings | 2026-04-15T14:00-04:00 | 15:30 | University Hall 2002 - Classroom | 

different
eventbrite_montclair_brewery | Montclair Brewery | Gin & Sonic live at Montclair Brewery | 2026-04-10T17:00-04:00 | 22:00 | Montclair Brewery | 101 Walnut Street
eventbrite_montclair_brewery (told apart) | Montclair Brewery | Notorious BBQ at Montclair Brewery | 2026-04-10T17:00-04:00 | 22:00 | Montclair Brewery | 101 Walnut Street

different
libcal | Montclair Public Library | Family Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:00 | Montclair Main - Storytime Room, Montclair Public Library | 
libcal (told apart) | Montclair Public Library | Free Play Social Time (birth-5 years) | 2026-02-18T10:30-05:00 | 11:30 | Montclair Bellevue Ave Branch - Kids Place, Montclair Bellevue Avenue Branch | 

different
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in March - Main | 2026-03-17T17:30-04:00 | 19:30 | Montclair Main - Tower Room, Montclair Public Library | 
libcal (told apart) | Montclair Public Library | Beginner Mah Jongg - Tuesday Evenings in March - BAB | 2026-03-17T17:30-04:00 | 19:30 | Montclair Public Library | 

different
libcal | Montclair Public Library | Beginner Mah Jongg - Thursday Evenings in March - Main | 2026-03-24T17:30-04:00 | 19:30 | Montclair Main - Tower Room, Montclair Public Library | 
libcal (told apart) | Montclair Public Library | Beginner Mah Jongg - Tuesday Evenings in March - BAB | 2026-03-24T17:30-04:00 | 19:30 | Montclair Bellevue Ave Branch - Classroom, Montclair Public Library | 

different
libcal | Montclair Public Library | [Outside Org] Imani | 2026-03-29T13:00-04:00 | 18:00 | Montclair Main - Conference Room | 
libcal (told apart) | Montclair Public Library | [Outside Org] Outward Bound | 2026-03-29T13:00-04:00 | 18:00 | Montclair Main - Classroom | 

different
maxpreps_montclair_high | Montclair High School | Don Bosco Prep JV Baseball @ Montclair | 2026-03-18T16:00-04:00 | 17:45 | Nishuane Park - MHS | 
maxpreps_montclair_high (told apart) | Montclair High School | Don Bosco Prep Varsity Baseball @ Montclair | 2026-03-18T16:00-04:00 | 17:45 | Montclair - Woodman Field | 

different
maxpreps_montclair_high | Montclair High School | Hopatcong JV Softball @ Montclair | 2026-03-18T16:00-04:00 | 17:45 | Montclair HS--Grove St.Field | 
maxpreps_montclair_high (told apart) | Montclair High School | Hopatcong Varsity Softball @ Montclair | 2026-03-18T16:00-04:00 | 17:45 | Montclair HS | 

different
maxpreps_montclair_high | Montclair High School | Pope John XXIII JV Baseball @ Montclair | 2026-03-20T16:15-04:00 | 18:00 | Nishuane Park - MHS | 
maxpreps_montclair_high (told apart) | Montclair High School | Pope John XXIII Varsity Baseball @ Montclair | 2026-03-20T16:15-04:00 | 18:00 | Montclair - Woodman Field | 

different
montclairathletics | MSU Red Hawks Athletics | [N] Montclair State University Men's Indoor Track and Field at NJAC Championships | 2026-02-21T17:00-05:00 | 20:00 | Philadelphia, PA | 
montclairathletics (told apart) | MSU Red Hawks Athletics | [N] Montclair State University Women's Indoor Track and Field at NJAC Championships | 2026-02-21T17:00-05:00 | 20:00 | Philadelphia, PA | 

different
montclairathletics | MSU Red Hawks Athletics | [N] Montclair State University Men's Indoor Track and Field at NJAC Championships - RESCHEDULED FROM 2/22 | 2026-02-27T15:30-05:00 | 18:30 | Philadelphia, PA | 
montclairathletics (told apart) | MSU Red Hawks Athletics | [N] Montclair State University Women's Indoor Track and Field at NJAC Championships - RESCHEDULED FROM 2/22 | 2026-02-27T15:30-05:00 | 18:30 | Philadelphia, PA | 

different
montclairathletics | MSU Red Hawks Athletics | [N] Montclair State University Men's Indoor Track and Field at TCNJ Last Chance Invite | 2026-03-01T13:00-05:00 | 16:00 | Philadelphia, Pa | 
montclairathletics (told apart) | MSU Red Hawks Athletics | [N] Montclair State University Women's Indoor Track and Field at TCNJ Last Chance Invite | 2026-03-01T13:00-05:00 | 16:00 | Philadelphia, Pa | 

different
montclairathletics | MSU Red Hawks Athletics | [N] Montclair State University Men's Indoor Track and Field at AARTFC Championships | 2026-03-06T11:00-05:00 | 14:00 | New York, NY, NYC Armory | 
montclairathletics (told apart) | MSU Red Hawks Athletics | [N] Montclair State University Women's Indoor Track and Field at AARTFC Championships | 2026-03-06T11:00-05:00 | 14:00 | New York, NY, NYC Armory | 

different
montclairathletics | MSU Red Hawks Athletics | [L] Montclair State University Baseball vs Adrian College | 2026-03-08T11:30-04:00 | 14:30 | High Point, NC, Truist Point Stadium | 
montclairathletics (told apart) | MSU Red Hawks Athletics | [L] Montclair State University Softball vs Wheaton College (Mass.) | 2026-03-08T11:30-04:00 | 13:30 | Kissimmee, FL, Fortune Road Athletic Complex | 

different
montclairathletics | MSU Red Hawks Athletics | Montclair State University Men's Outdoor Track and Field at Stockton Invite | 2026-03-21T10:00-04:00 | 13:00 | Galloway, NJ | 
montclairathletics (told apart) | MSU Red Hawks Athletics | Montclair State University Women's Outdoor Track and Field at Stockton Invite | 2026-03-21T10:00-04:00 | 13:00 | Galloway, NJ | 

different
montclairathletics | MSU Red Hawks Athletics | Montclair State University Men's Outdoor Track and Field at Ramapo Seaon Opener | 2026-03-27T15:00-04:00 | 18:00 | Mahwah, NJ | 
montclairathletics (told apart) | MSU Red Hawks Athletics | Montclair State University Women's Outdoor Track and Field at Ramapo Seaon Opener | 2026-03-27T15:00-04:00 | 18:00 | Mahwah, NJ | 

different
montclairathletics | MSU Red Hawks Athletics | Montclair State University Men's Outdoor Track and Field at Osprey Open | 2026-04-03T15:00-04:00 | 18:00 | Galloway, NJ | 
montclairathletics (told apart) | MSU Red Hawks Athletics | Montclair State University Women's Outdoor Track and Field at Osprey Open | 2026-04-03T15:00-04:00 | 18:00 | Galloway, NJ | 
`;

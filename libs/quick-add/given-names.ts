import { wordSet } from './word-set';

/** Common given names in small letters, without those that places are called by as often: 'Grace Church', 'Lincoln Park', 'Victoria Hall'. */
const GIVEN_NAMES = wordSet(`
  aaliyah aaron abby abdul abigail adam adrian ahmed aidan aiden aisha alan albert alejandra alejandro alex alexa alexis alice alicia alina allison alma alyssa amanda amara amber amelia amina amir amy ana andrea andrew
  andy angela anika anil anita ann anna anne annie anouk anthony anya april aria ariana arjun arlo arturo asher ashley astrid audrey ava avery ayden barb barbara becca beckett becky bella ben benjamin bernice
  beth betty bev beverly bianca bill billy bob bobby bonnie brad brandon brenda brian brittany brody brooklyn bruce bryce caden caitlin caleb camila camille carl carla carlos carmen carol caroline carrie cassie
  catherine cathy celia chad charlee charlie charlotte cheryl chloe chris christina christine christopher cindy claire clara claudia cody cole colin colleen colton connie connor cora corey craig crystal curtis
  cynthia daisy dalia damian damon dan daniel danny dante darlene darnell darren daryl dave david dawn deb debbie deborah debra declan deepa delia denise dennis derek deshawn diana diane diego dolores dominique don
  donald donna donovan doris dorothy dot doug drew dustin dylan ed eddie edith edna eduardo edward eileen elaine eleanor elena eli eliana elias elijah elise eliza ellen ellie elliot elsa elsie emilio emily emma emmett
  enrique eric erica erik erin ernest esme esteban esther ethan eugene eva evan evelyn everett ezra fatima felicia felix fernando finley finn fiona flo fran francesca frank fred freya gabby gabe gabriel gail
  gary gavin gene genevieve george gerald gianna gilbert gina ginny giovanni glenn gloria grayson greg gregory greta gretchen griffin guillermo gus gwen gwendolyn hailey hal haley hallie hank hannah harold harry
  hassan heather hector heidi helen henry holden holly hugh hugo ian ida ignacio imani imogen ingrid irene iris irma isaac isabel isabella isabelle isaiah isla ivan ivy jace jack jackie jacob jada jaden jaiden jake jamal james
  jamie jamila jan jane janelle janet janice janine jared jasmine jason jasper javier javon jax jaxon jaxson jayce jayda jayden jaylen jean jeff jeffrey jen jenna jenni jennifer jenny jeremy jermaine jerry jess jesse jessica
  jill jim jimmy jo joan joanna joanne joaquin jocelyn jodi joe joel joelle johanna john johnny jon jonah jonathan jordan jose josefina joseph josephine josh joshua josie joyce juan juanita jude judith judy jules julia julian
  juliana julie juliet june justin kaden kai kaitlyn kaleb kali kamal kara karen karl kate katherine kathi kathleen kathryn kathy katie katrina katy kayden kayla keisha keith kelly kelsey ken kendra kenneth kenzie kevin kiera
  kim kimberly kinsley kira kiran kirsten kofi kris krista kristen kristin kwame kyle kylee kylie kyra lamar lana landon larry latisha latoya laura lauren laurie layla leah leanne leila len lena leo leon leonard leroy leslie
  levi lexi liam lilah lillian lily linda linh lisa lisette liz lois lola lonnie lorelei lorena lori lorraine lottie lou louisa louise luann luca lucas lucia luciana lucille lucy luis lukas luke luna luther lydia lyla lynn
  lynne mabel mackenzie maddie maddy madeline mae maeve maggie maisie malik mara marc marcel marcia marco marcus margaret marge margie margot maria mariana marie marilyn mark marla marlene marsha martha marty marv mary maryam
  mateo matilda matt matthew matthias maureen maurice maverick max maxwell maya meg megan mel melanie melissa merle mia micah michael michelle miguel mike mila mildred milo minh mira miranda miriam mitch mohamed mohammed moira
  molly monica monique mort myra myrtle nadia nadine nancy naomi nash natalia natalie natasha nate nathan nathaniel ned neil nell nia nick nico nicole nigel nikhil nikki nina noah noel noelle nolan nora norah norma odin oksana
  olga oliver olivia omar oscar otis otto owen padma paige paisley pam pamela pat patricia patrick patty paul paula peg peggy penny pete peter petra phil philip phoebe phyllis pierre piper priscilla priya priyanka
  quinn rachel rafael rahul raj rajesh ralph ramona randy raquel rashid raul ravi ray raymond reagan rebecca rebekah reese regina remy renee rhea rhonda rhys ricardo rich rick rita rob robert roberta roberto robin rocco rodney
  rodrigo roger rohan ron ronald ronan ronnie rory rosa rosalind rosemary rosie roxy roy ruben rufus russ russell ruth ryan ryder rylee saanvi sadie sal sally salma sam samantha samir samuel sandra sandy sanjay sara sarah sasha
  saul sawyer scarlett scott sean sebastian selena serena sergio seth shane shannon sharon shauna shawn sheila sheri sherri sherry shirley sid sienna silas simon siobhan skylar sloane sofia sonia sonya sophia sophie stacy stan
  stefan stella steph stephanie stephen steve steven stevie stu sue suresh susan suzanne sven svetlana sylvia tabitha talia tamara tammy tanisha tanya tara tasha tate tatum ted teddy teresa terrence terri terry tess tessa thanh
  thelma theo theodore theresa thomas tiana tiffany tilly tim timothy tina tobias toby todd tom tomas tommy toni tony tori tracy travis trent trevor trish trisha tristan tyrone tyson ursula val valeria valerie vanessa vera vern
  verna veronica vic vicki vickie vicky vikram vincent viv vivian wade walt walter wanda wayne wendy wes wesley will willa william willie wilma winnie wyatt xander xavier ximena xiomara yara yasmin yasmine yolanda yusuf yvette
  yvonne zach zachariah zachary zainab zane zara zeke zelda zion zoe zoey zuri
`);

export const isGivenName = (word: string): boolean => GIVEN_NAMES.has(word.toLowerCase());

/** Names that end like an owner, and are none: 'coffee lucas', 'conference mrs davis'. */
const NAMES_IN_S = wordSet(`
  adams agnes alexis amos andreas andrews arias barnes brooks burns carlos charles chris collins curtis davis dennis doris douglas edwards elias ellis evans francis gibbs harris hayes hughes ines iris
  james jenkins jess jesus jonas jones jules lewis lois louis lucas luis lukas marcos marcus mathias matias miles morris moses myers nicholas nicolas oscars otis paris parks perkins peters phillips phyllis reynolds
  roberts rogers ross russ silas simmons stevens tess thomas tobias travis watkins wes williams woods
`);

export const isNameInS = (word: string): boolean => NAMES_IN_S.has(word.toLowerCase());

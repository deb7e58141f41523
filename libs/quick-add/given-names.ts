import { wordSet } from './word-set';

/** Common given names in small letters, without those that places are called by as often: 'Grace Church', 'Lincoln Park', 'Victoria Hall'. */
const GIVEN_NAMES = wordSet(`
  aaron abby abigail adam aidan aiden alan albert alex alexa alice alicia allison amanda amber amelia amy ana andrea andrew andy angela anita ann anna anne annie anthony april aria ariana arlo asher ashley audrey ava avery ayden barb
  barbara beckett becky bella ben benjamin beth betty bev beverly bill billy bob bobby bonnie brad brandon brenda brian brittany brody brooklyn bruce bryce caden caitlin caleb camila carl carla carlos carmen carol caroline carrie cassie
  catherine cathy charlee charlie charlotte cheryl chloe chris christina christine christopher cindy claire cody cole colleen colton connie corey craig crystal cynthia daisy damian dan daniel danny dante daryl dave david dawn deb debbie
  deborah debra declan denise dennis derek diana diane diego don donald donna doris dorothy dot doug drew dylan ed eddie edward eileen elaine eleanor elena eli eliana eliza ellen ellie elliot elsie emilio emily emma emmett eric erica erik
  erin esther ethan eva evan evelyn everett ezra felix finley finn fiona flo frank fred gabby gabe gabriel gail gary gavin gene genevieve george gianna gina ginny giovanni glenn gloria grayson greg gregory greta griffin gus gwen gwendolyn
  hailey hal haley hallie hannah harold harry heather heidi helen henry holden holly hugo ian imani irene isaac isabel isabella isaiah isla ivan ivy jace jack jackie jacob jada jaden jaiden jake jamal james jamie jan jane janet janice
  jared jasmine jason jasper javier jax jaxon jaxson jayce jayda jayden jaylen jean jeff jeffrey jen jenna jennifer jenny jeremy jerry jess jesse jessica jill jim jimmy jo joan joanna joanne jocelyn jodi joe joel johanna john johnny jon
  jonah jonathan jordan jose joseph josephine josh joshua josie joyce juan juanita jude judith judy julia julian juliana julie juliet june justin kaden kai kaitlyn kaleb kali kara karen karl kate katherine kathi kathleen kathryn kathy
  katie katy kayden kayla keith kelly kelsey ken kendra kenneth kenzie kevin kiera kim kimberly kinsley kira kris kristen kristin kyle kylee kylie kyra lana landon larry laura lauren layla leah leila len lena leo leon leroy leslie levi
  lexi liam lilah lillian lily linda lisa lisette liz lois lola lorelei lori lorraine lottie lou louise luann luca lucas lucia luciana lucy luis lukas luke luna lydia lyla lynn lynne mabel mackenzie maddie maddy madeline mae maeve maggie
  maisie mara marc marcia marco marcus margaret marge margot maria mariana marie mark marla marsha marv mary mateo matilda matt matthew maureen maverick max maxwell maya meg megan mel melanie melissa mia micah michael michelle miguel mike
  mila milo mira miriam mitch mohammed molly monica mort myra nadia nancy naomi nash natalia natalie nate nathan nathaniel ned nell nia nick nico nicole nina noah noel noelle nolan nora norah norma odin oliver olivia omar oscar otto owen
  paige paisley pam pamela pat patricia patrick patty paul paula peg peggy penny pete peter petra phil philip phoebe phyllis piper priscilla priya quinn rachel rafael ralph ramona randy raul ray raymond reagan rebecca reese remy renee rhea
  rhonda ricardo rich rick rita rob robert roberta robin rocco rodney roger ron ronald ronan ronnie rory rosa rosemary rosie roxy roy ruben russell ruth ryan ryder rylee sadie sal sally sam samantha samir samuel sandra sandy sara sarah
  sasha sawyer scarlett scott sean sebastian selena serena sergio seth shane shannon sharon shawn sheila sheri sherri sherry shirley sid sienna silas simon skylar sloane sofia sonia sonya sophia stacy stan stella steph stephanie stephen
  steve steven stevie stu sue susan suzanne sylvia tabitha talia tammy tanya tate tatum ted teddy teresa terri terry tess tessa theo theodore theresa thomas tiana tiffany tim timothy tina toby todd tom tomas tommy toni tony tori tracy
  travis trent trevor trish tristan tyson val valeria valerie vanessa vera vern veronica vic vicki vickie vicky vincent viv vivian wade walt walter wanda wayne wendy wesley will willa william willie wyatt xander xavier yara yasmin yolanda
  yusuf yvonne zach zachariah zachary zane zara zeke zion zoe zoey
`);

export const isGivenName = (word: string): boolean => GIVEN_NAMES.has(word.toLowerCase());

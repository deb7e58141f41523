import { wordSet } from './word-set';

/** Common given names in small letters, without those that places are called by as often: 'Grace Church', 'Lincoln Park', 'Victoria Hall'. */
const GIVEN_NAMES = wordSet(`
  aaron abby abigail adam aiden alan albert alex alexa alice alicia allison amanda amber amelia amy ana andrea andrew andy angela anita ann anna anne annie anthony april ashley audrey ava barbara becky ben benjamin beth betty beverly bill billy
  bob bobby bonnie brad brandon brenda brian brittany bruce caitlin carl carla carlos carmen carol caroline carrie catherine cathy charlie charlotte cheryl chloe chris christina christine christopher cindy claire cody colleen connie corey craig
  crystal cynthia daisy dan daniel danny daryl dave david dawn deb debbie deborah debra denise dennis derek diana diane don donald donna doris dorothy doug drew dylan ed eddie edward eileen elaine eleanor elena eli ellen ellie emily emma eric erica
  erik erin ethan eva evan evelyn frank fred gabriel gail gary gene george gina glenn gloria greg gregory gwen hannah harold harry heather heidi helen henry holly ian irene isaac isabel isabella ivan jack jackie jacob jake jamal james jamie jan
  jane janet janice jared jason jean jeff jeffrey jen jenna jennifer jenny jeremy jerry jesse jessica jill jim jimmy joan joanne jodi joe joel john johnny jon jonathan jordan jose joseph josh joshua joyce juan juanita judith judy julia julian
  julie june justin karen karl kate katherine kathleen kathryn kathy katie kayla keith kelly ken kenneth kevin kim kimberly kristen kristin kyle larry laura lauren leah lena leo leon leroy leslie liam lily linda lisa liz lois lori louise lucas
  lucy luis luke lydia lynn maggie marc marcia marcus margaret maria marie mark marsha mary matt matthew megan melanie melissa mia michael michelle miguel mike molly monica nancy naomi natalie nathan nick nicole noah noel nora norma oliver olivia
  omar owen pam pamela pat patricia patrick patty paul paula peggy penny peter phil philip phyllis priya rachel ralph randy raymond rebecca renee rhonda rick rita rob robert roberta robin rodney roger ron ronald rosa rosemary russell ruth ryan
  sally sam samantha samuel sandra sandy sara sarah scott sean sergio seth shannon sharon sheila shirley sofia sophia stacy stella stephanie stephen steve steven sue susan suzanne sylvia tammy tanya ted teresa terry theresa thomas tiffany tim
  timothy tina todd tom tommy toni tony tracy travis vanessa vera veronica vicki vincent walt walter wanda wayne wendy wesley will william willie yolanda yvonne zach zachary zoe
`);

export const isGivenName = (word: string): boolean => GIVEN_NAMES.has(word.toLowerCase());

import { keepAnswers } from './keep-answers';
import { keepAssisted } from './keep-assisted';
import { keepShell } from './keep-shell';
import { takeUpWishes } from './take-up-wishes';
import { tellReminders } from './tell-reminders';

// One worker does all of it: a second one for the same pages would take the place of the first.
keepShell();
keepAnswers();
keepAssisted();
takeUpWishes();
tellReminders();

import { cacheAnswers } from './cache-answers';
import { cacheAssistantFiles } from './cache-assistant-files';
import { cacheShell } from './cache-shell';
import { takeUpWishes } from './take-up-wishes';
import { tellReminders } from './tell-reminders';

// A second worker for the same pages would replace the first, so one does everything.
cacheShell();
cacheAnswers();
cacheAssistantFiles();
takeUpWishes();
tellReminders();

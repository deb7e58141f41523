import { cacheAnswers } from './cache-answers';
import { cacheAssistantFiles } from './cache-assistant-files';
import { cacheShell } from './cache-shell';
import { sendQueueOnSync } from './send-queue-on-sync';
import { tellReminders } from './tell-reminders';

// A second worker for the same pages would replace the first, so one does everything.
cacheShell();
cacheAnswers();
cacheAssistantFiles();
sendQueueOnSync();
tellReminders();

import './reminders/reminders.stories';
import './reminders/subscribing.stories';

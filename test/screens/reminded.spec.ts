import './reminded/reminders.stories';
import './reminded/subscribing.stories';

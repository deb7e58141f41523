import './words/chat.stories';
import './words/quick-add.stories';

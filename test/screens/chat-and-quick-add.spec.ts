import './chat-and-quick-add/chat.stories';
import './chat-and-quick-add/quick-add.stories';

import './first-look/first-look.stories';
import './first-look/phone-first.stories';
import './first-look/returning.stories';

import './axe/axe.stories';
import './axe/about.stories';
import './axe/states.stories';
import './axe/missing-files.stories';

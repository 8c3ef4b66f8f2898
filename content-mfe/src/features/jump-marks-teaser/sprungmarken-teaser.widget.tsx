import { jumpMarksTeaser } from './jump-marks-teaser.widget';

/** The same widget by its second name; specification 2 has both. */
export const sprungmarkenTeaser = { ...jumpMarksTeaser, name: 'sprungmarken-teaser' };

export default sprungmarkenTeaser;

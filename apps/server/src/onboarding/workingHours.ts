/** Hours and weekdays (0 is Sunday) that an agent works until other ones are set. */
export const firstWorkingHours = { from: 9, to: 18, days: [1, 2, 3, 4, 5] };

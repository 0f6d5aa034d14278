export const TEXTS = {
  tooLong: (max: number) => `At most ${max} characters, please`,
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  phone: 'Please enter your phone number',
};

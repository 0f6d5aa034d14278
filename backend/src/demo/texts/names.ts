/** First names with the last names that they go with. The groups are weighted by hand to resemble today's England. */
interface NameFamily {
  weight: number;
  /** Skin tones for the portraits; 0 is the lightest. */
  tones: readonly number[];
  first: string;
  last: string;
}

const FAMILIES: readonly NameFamily[] = [
  {
    weight: 46,
    tones: [0, 1, 1],
    first: `Amy Beth Callum Charlotte Claire Daisy Daniel Debbie Emma Freya Gemma George Grace Hannah Harriet Holly
      Jack James Jenny Jo Joanne Josh Karen Kate Katie Kirsty Laura Lauren Leanne Lee Lewis Lily Lorraine Louise Lucy
      Mandy Mark Martin Megan Michelle Molly Natalie Nick Nicola Paul Pippa Rachel Rebecca Rosie Ruth Sally Sam Sarah
      Sharon Sophie Stacey Steph Steve Sue Tracey Vicky Wendy Zoë`,
    last: `Ashworth Atkins Bagley Barker Baxter Bennett Booth Bradshaw Brooks Burrows Carter Clarke Cooper Coates
      Curtis Dawson Dean Ellis Fletcher Foster Gibbs Goddard Griffin Hadley Hall Harding Hawkins Hobbs Holloway Hughes
      Jarvis Kemp Kirby Lambert Lawson Marsh Mason Miller Newman Norris Osborne Palmer Parsons Pearce Perkins Porter
      Pratt Preston Reeves Saunders Shepherd Skinner Stokes Tanner Thorpe Turner Underwood Walsh Webb Wheeler Whitlock
      Wilkes Woodward Yates`,
  },
  {
    weight: 9,
    tones: [0, 0, 1],
    first: `Aoife Bronwen Catrin Ciara Eilidh Fiona Gareth Isla Kieran Mairi Niamh Owen Rhian Rhys Seán Siân Sinéad`,
    last: `Campbell Davies Doherty Evans Fraser Gallagher Griffiths Jenkins Kelly Kerr Llewellyn Lynch MacLeod
      Mackenzie McBride Morgan Murphy Murray O'Brien O'Neill Pritchard Quinn Ross Stewart Vaughan`,
  },
  {
    weight: 13,
    tones: [0, 1, 1],
    first: `Agnieszka Ana Anca Andreea Beata Cristina Dorota Elena Ewa Gabriela Ilona Ioana Joanna Jolanta Justyna
      Kasia Katarzyna Krzysztof Magda Małgorzata Marta Mihai Monika Oana Pavel Piotr Radka Renata Rūta Tomasz Violeta
      Zuzana`,
    last: `Bălan Borkowska Ciobanu Dąbrowska Dimitrova Dobre Dudek Grigore Horváth Ionescu Ivanova Kaminska Kazlauskas
      Kowalczyk Kucera Lis Marinescu Mazur Novák Nowak Petrova Popa Sikora Stan Szabó Urbonas Wiśniewska Wójcik
      Zając Zielińska`,
  },
  {
    weight: 10,
    tones: [4, 5, 5],
    first: `Aaliyah Adwoa Akua Blessing Chidi Chioma Comfort Deborah Efua Emmanuel Esther Folake Funmi Gifty Ifeoma Joy
      Kemi Kofi Kwame Mercy Ngozi Nkechi Patience Rotimi Tendai Tariro Thandi Tunde Wanjiru Yaa`,
    last: `Abara Adeyemi Afolabi Agyeman Amoah Asante Balogun Boateng Chikwanha Danso Eze Kamau Mensah Moyo Mutasa
      Ncube Nwosu Obi Odunsi Ofori Okafor Okoro Osei Owusu Sarpong Tetteh`,
  },
  {
    weight: 10,
    tones: [2, 3, 3, 4],
    first: `Aisha Amina Anjali Asha Bina Deepa Farah Farzana Gurpreet Harjit Imran Jaspreet Kavita Kiran Manpreet
      Meera Nadia Nasreen Neha Nusrat Parveen Priya Rafiq Rekha Rukhsana Sadia Samina Shabana Sunita Tahira Yasmin
      Zainab`,
    last: `Ahmed Akhtar Ali Begum Bhatti Chaudhry Chowdhury Dhillon Gill Hussain Iqbal Kaur Khan Khatun Mahmood Malik
      Mistry Patel Qureshi Rahman Rana Sandhu Shah Sharma Sidhu Siddiqui Solanki Uddin`,
  },
  {
    weight: 4,
    tones: [4, 4, 5],
    first: `Alicia Carlton Denise Donovan Errol Jermaine Keisha Latoya Marcia Marlene Natasha Sherice Simone Yvonne`,
    last: `Bailey Beckford Blake Brathwaite Campbell Francis Gayle Gordon Henry Joseph Lewis Morrison Powell Reid
      Samuels Wray`,
  },
  {
    weight: 5,
    tones: [1, 2, 3],
    first: `Ana Beatriz Carla Catarina Fernanda Inês Isabel João Juliana Lucía Luz Marcela Mariana Paulo Raquel Rosa
      Teresa`,
    last: `Almeida Araújo Cardoso Castro Costa Duarte Ferreira Gomes López Martínez Moreira Nunes Oliveira Pereira
      Ramos Rocha Santos Silva Teixeira Torres`,
  },
  {
    weight: 3,
    tones: [1, 2],
    first: `Divine Grace Jasmine Jocelyn Lin Maricel Mei Nok Ploy Rowena Siriporn Thuy Wai-Ling Xiaoli`,
    last: `Aquino Bautista Chan Chen Cheung Cruz Lam Lee Leung Mendoza Nguyen Pham Reyes Santos Tran Wong Yeung`,
  },
];

const words = (text: string) => text.trim().split(/\s+/);

export interface NameStock {
  first: string[];
  last: string[];
  tones: readonly number[];
}

/** Each group, repeated as often as its weight says. */
export const NAMES: readonly NameStock[] = FAMILIES.flatMap(({ weight, tones, first, last }) => {
  const family = { first: words(first), last: words(last), tones };
  return Array.from({ length: weight }, () => family);
});

/** First names whose portraits may wear a beard. */
export const BEARDED = new Set(
  words(`Callum Carlton Chidi Daniel Donovan Emmanuel Errol Gareth George Imran Jack James Jermaine João Josh Kieran
    Kofi Krzysztof Kwame Lee Lewis Mark Martin Mihai Nick Owen Paul Paulo Pavel Piotr Rafiq Rhys Rotimi Seán Steve
    Tom Tomasz Tunde`),
);

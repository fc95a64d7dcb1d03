import { articleSections } from './articleSections';

describe('an article taken apart', () => {
  it.each([
    ['nothing', '', { opening: [], sections: [] }],
    ['paragraphs alone', 'One.\n\n\n Two. ', { opening: ['One.', 'Two.'], sections: [] }],
    [
      'headings with their paragraphs',
      'Hi.\n\n## Fuel & filters\n\nA.\n\nB.\n\n## End',
      {
        opening: ['Hi.'],
        sections: [
          { id: 'fuel-filters', title: 'Fuel & filters', paragraphs: ['A.', 'B.'] },
          { id: 'end', title: 'End', paragraphs: [] },
        ],
      },
    ],
  ])('%s', (_name, content, expected) => {
    expect(articleSections(content)).toEqual(expected);
  });
});

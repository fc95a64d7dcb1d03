import { furtherMembers } from './furtherMembers';
import { furtherTools } from './furtherTools';
import { type SampleMember, sampleMembers } from './members';
import { type SampleTool, sampleTools } from './tools';

/** The sample's tools, and the further tools of the service's demo data. */
export const everyTool: readonly SampleTool[] = [...sampleTools, ...furtherTools];

/** The tool of the demo with this id. Throws when there is none: sample data refers to sample data only. */
export function findAnyTool(id: string): SampleTool {
  const tool = everyTool.find((candidate) => candidate.id === id);
  if (!tool) throw new Error(`There is no sample tool ${id}`);
  return tool;
}

/** The member of the demo with this id; undefined for any other id. */
export function findSampleMember(id: string): SampleMember | undefined {
  return [...sampleMembers, ...furtherMembers].find((candidate) => candidate.id === id);
}

/** The member of the demo with this id. Throws when there is none. */
export function sampleMember(id: string): SampleMember {
  const member = findSampleMember(id);
  if (!member) throw new Error(`There is no sample member ${id}`);
  return member;
}

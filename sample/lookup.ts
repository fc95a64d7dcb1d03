import { furtherMembers } from './furtherMembers';
import { type SampleMember, sampleMembers } from './members';
import { type SampleTool, sampleTools } from './tools';

/** The sample tool with this id. Throws when there is none: sample data refers to sample data only. */
export function sampleTool(id: string): SampleTool {
  const tool = sampleTools.find((candidate) => candidate.id === id);
  if (!tool) throw new Error(`There is no sample tool ${id}`);
  return tool;
}

/** The member of the demo with this id, or undefined for everybody else. */
export function findSampleMember(id: string): SampleMember | undefined {
  return [...sampleMembers, ...furtherMembers].find((candidate) => candidate.id === id);
}

/** The member of the demo with this id. Throws when there is none. */
export function sampleMember(id: string): SampleMember {
  const member = findSampleMember(id);
  if (!member) throw new Error(`There is no sample member ${id}`);
  return member;
}

"""Parts that tools and places are built from: solids, tubes, letters and materials. Lengths are metres."""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

made = []
"""Every object with its matrix, in the order of building."""


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    made.clear()
    materials.clear()
    random.seed(7)


def put(build, at=(0, 0, 0), turn=0.0, size=1.0, tilt=(0, 0), **options):
    """Builds a thing and moves it as a whole: tilted around x and y, turned around z, in degrees."""
    first = len(made)
    build(**options)
    rotation = Euler([math.radians(a) for a in (*tilt, turn)]).to_matrix().to_4x4()
    move = Matrix.Translation(at) @ rotation @ Matrix.Scale(size, 4)
    for entry in made[first:]:
        entry[1] = move @ entry[1]


def settle():
    for thing, matrix in made:
        thing.matrix_world = matrix


def degrees(rot):
    return Euler([math.radians(a) for a in rot])


def add(data, mat, at=(0, 0, 0), rot=(0, 0, 0), bevel=0.0, name='part'):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if mat:
        data.materials.append(material(mat))
    if bevel:
        edge = thing.modifiers.new('bevel', 'BEVEL')
        edge.width = bevel
        edge.segments = 3
        edge.limit_method = 'ANGLE'
        edge.angle_limit = math.radians(35)
    rotation = rot if isinstance(rot, Matrix) else degrees(rot).to_matrix().to_4x4()
    made.append([thing, Matrix.Translation(at) @ rotation])
    return thing


def shape(verts, faces, mat, at=(0, 0, 0), rot=(0, 0, 0), bevel=0.0, solid=0.0, round=0):
    data = bpy.data.meshes.new('shape')
    data.from_pydata([tuple(v) for v in verts], [], faces)
    data.validate()
    work = bmesh.new()
    work.from_mesh(data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(data)
    work.free()
    for face in data.polygons:
        face.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(40)
    thing = add(data, mat, at, rot, 0)
    if solid:
        wall = thing.modifiers.new('wall', 'SOLIDIFY')
        wall.thickness = solid
    if bevel:
        edge = thing.modifiers.new('bevel', 'BEVEL')
        edge.width = bevel
        edge.segments = 3
        edge.angle_limit = math.radians(35)
    if round:
        smooth = thing.modifiers.new('round', 'SUBSURF')
        smooth.levels = smooth.render_levels = round
    return thing


def box(size, at, mat, bevel=0.003, rot=(0, 0, 0), taper=1.0):
    """A box around `at`; `taper` scales its top."""
    x, y, z = (s / 2 for s in size)
    t = taper
    verts = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z)]
    verts += [(-x * t, -y * t, z), (x * t, -y * t, z), (x * t, y * t, z), (-x * t, y * t, z)]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return shape(verts, faces, mat, at, rot, min(bevel, min(size) * 0.45))


def lathe(profile, at, mat, rot=(0, 0, 0), steps=48, solid=0.0, bevel=0.0, caps=True):
    """Turns a profile of (radius, height) around z."""
    verts, faces = [], []
    for radius, height in profile:
        for i in range(steps):
            a = 2 * math.pi * i / steps
            verts.append((radius * math.cos(a), radius * math.sin(a), height))
    for row in range(len(profile) - 1):
        for i in range(steps):
            j = (i + 1) % steps
            a, b = row * steps, (row + 1) * steps
            faces.append((a + i, a + j, b + j, b + i))
    if caps and not solid:
        if profile[0][0] > 0.0005:
            faces.append(tuple(range(steps))[::-1])
        if profile[-1][0] > 0.0005:
            last = (len(profile) - 1) * steps
            faces.append(tuple(range(last, last + steps)))
    return shape(verts, faces, mat, at, rot, bevel, solid)


def cyl(radius, height, at, mat, rot=(0, 0, 0), bevel=0.002, top=None):
    top = radius if top is None else top
    profile = [(radius, -height / 2), (top, height / 2)]
    return lathe(profile, at, mat, rot, 40, bevel=min(bevel, radius * 0.4, height * 0.4))


def along(p, q):
    p, q = Vector(p), Vector(q)
    return (p + q) / 2, (q - p).length, (q - p).to_track_quat('Z', 'Y').to_matrix().to_4x4()


def rod(p, q, radius, mat):
    middle, length, rotation = along(p, q)
    return cyl(radius, length, middle, mat, rotation, 0.001)


def bar(p, q, width, depth, mat, bevel=0.002):
    """A square bar from one point to another."""
    middle, length, rotation = along(p, q)
    return box((width, depth, length), middle, mat, bevel, rotation)


def tube(points, radius, mat, smooth=True, closed=False, corner=0.0):
    """A bent tube, hose or cable through points. It never goes lower than its lowest point."""
    if smooth:
        points = curve(points, closed)
    elif corner:
        points = rounded(points, corner, closed)
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth = radius
    data.bevel_resolution = 4
    data.use_fill_caps = True
    spline = data.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for point, where in zip(spline.points, points):
        point.co = (*where, 1)
    spline.use_cyclic_u = closed
    return add(data, mat)


def curve(points, closed=False, steps=8):
    points = [Vector(p) for p in points]
    lowest = min(p.z for p in points)
    n = len(points)
    out = []
    for i in range(n if closed else n - 1):
        around = [(i + k) % n if closed else min(max(i + k, 0), n - 1) for k in (-1, 0, 1, 2)]
        before, p, q, after = (points[k] for k in around)
        for k in range(steps):
            t = k / steps
            where = 0.5 * (2 * p + (q - before) * t + (2 * before - 5 * p + 4 * q - after) * t**2 + (3 * p - before - 3 * q + after) * t**3)
            out.append(Vector((where.x, where.y, max(where.z, lowest))))
    return out if closed else [*out, points[-1]]


def rounded(points, radius, closed=False):
    """Replaces each corner of a path with an arc."""
    out = []
    points = [Vector(p) for p in points]
    last = len(points) - 1
    for i, p in enumerate(points):
        if not closed and i in (0, last):
            out.append(p)
            continue
        a, b = points[i - 1], points[(i + 1) % len(points)]
        near = min(radius, (a - p).length * 0.45, (b - p).length * 0.45)
        start, end = p + (a - p).normalized() * near, p + (b - p).normalized() * near
        for k in range(7):
            t = k / 6
            out.append(start * (1 - t) ** 2 + p * 2 * t * (1 - t) + end * t * t)
    return out


def plate(outline, thickness, at, mat, rot=(90, 0, 0), bevel=0.002, corner=0.0):
    """An outline of (x, y) with a thickness; upright in the x-z plane unless turned."""
    if corner:
        outline = [(v.x, v.y) for v in rounded([(*p, 0) for p in outline], corner, True)]
    n = len(outline)
    verts = [(x, y, -thickness / 2) for x, y in outline] + [(x, y, thickness / 2) for x, y in outline]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return shape(verts, faces, mat, at, rot, bevel)


def frame(outline, hole, thickness, at, mat, corner=0.01):
    """A flat plate with a hole, joined to its edge by a cut without width."""
    outer = [(v.x, v.y) for v in rounded([(*p, 0) for p in outline], corner, True)]
    inner = [(v.x, v.y) for v in rounded([(*p, 0) for p in hole], corner, True)][::-1]
    plate([*outer, outer[0], *inner, inner[0]], thickness, at, mat, (0, 0, 0), 0)


def ball(radius, at, mat, scale=(1, 1, 1), rot=(0, 0, 0)):
    profile = [
        (radius * math.cos(a), radius * math.sin(a))
        for a in (math.radians(-90 + 180 * i / 24) for i in range(25))
    ]
    thing = lathe([(max(r, 0.0001), z) for r, z in profile], at, mat, rot)
    made[-1][1] = made[-1][1] @ Matrix.Diagonal((*scale, 1))
    return thing


def wheel(radius, width, at, tyre='rubber', rim='steel', hub=None, axis=(90, 0, 0), tread=True):
    """A wheel with a rubber tyre, standing in the x-z plane."""
    w = width / 2
    r = radius
    profile = [(r * 0.62, -w * 0.8), (r * 0.8, -w), (r * 0.95, -w * 0.8), (r, -w * 0.4)]
    profile += [(p, -z) for p, z in profile[::-1]]
    lathe([*profile, profile[0]], at, tyre, axis, caps=False)
    disc = [(r * 0.66, -w * 0.7), (r * 0.64, -w * 0.45), (r * 0.3, -w * 0.2), (r * 0.16, -w * 0.75)]
    disc += [(p, -z) for p, z in disc[::-1]]
    lathe(disc, at, rim, axis)
    cyl(r * 0.1, width * 1.1, at, hub or 'steel', axis)
    if tread:
        rotation = degrees(axis).to_matrix().to_4x4()
        for i in range(int(r * 2 * math.pi / 0.035)):
            a = 2 * math.pi * i / int(r * 2 * math.pi / 0.035)
            move = rotation @ Matrix.Rotation(a, 4, 'Z') @ Matrix.Translation((r * 0.99, 0, 0))
            box((r * 0.05, width * 0.7, 0.012), (0, 0, 0), tyre, 0.001, (90, 0, 0))
            made[-1][1] = Matrix.Translation(at) @ move @ made[-1][1]


def letters(text, size, at, mat='ink', rot=(90, 0, 0)):
    data = bpy.data.curves.new('letters', 'FONT')
    data.body = text
    data.size = size
    data.extrude = 0.0004
    data.align_x = 'CENTER'
    data.align_y = 'CENTER'
    data.offset = size * 0.012
    return add(data, mat, at, rot)


def sticker(text, size, at, rot=(90, 0, 0), ground='white', ink='ink'):
    """A label with a word on it, facing -y unless turned."""
    width = len(text) * size * 0.62 + size
    rotation = degrees(rot).to_matrix().to_4x4()
    box((width, size * 1.6, 0.001), at, ground, 0.0004, rot)
    letters(text, size, Vector(at) + rotation @ Vector((0, 0, 0.0012)), ink, rot)


# Materials

materials = {}

paints = {
    'red': (0.42, 0.035, 0.025), 'orange': (0.62, 0.11, 0.012), 'yellow': (0.75, 0.38, 0.015),
    'green': (0.012, 0.075, 0.04), 'blue': (0.045, 0.17, 0.32), 'cream': (0.72, 0.66, 0.52),
    'white': (0.78, 0.78, 0.76), 'grey': (0.2, 0.21, 0.22), 'black': (0.016, 0.016, 0.018),
    'falu': (0.2, 0.03, 0.02), 'teal': (0.03, 0.16, 0.17),
}  # fmt: skip

metals = {
    'steel': ((0.56, 0.56, 0.57), 0.3, 0.3), 'alu': ((0.72, 0.73, 0.75), 0.36, 0.12),
    'chrome': ((0.75, 0.75, 0.76), 0.08, 0.02), 'galv': ((0.5, 0.53, 0.55), 0.42, 0.6),
    'iron': ((0.035, 0.033, 0.032), 0.5, 0.3), 'brass': ((0.68, 0.45, 0.15), 0.25, 0.2),
    'rusty': ((0.28, 0.14, 0.07), 0.7, 0.8), 'copper': ((0.72, 0.34, 0.2), 0.22, 0.3),
}  # fmt: skip

woods = {
    'pine': ((0.55, 0.34, 0.16), (0.36, 0.19, 0.075)), 'beech': ((0.6, 0.38, 0.2), (0.45, 0.25, 0.12)),
    'oak': ((0.3, 0.17, 0.075), (0.17, 0.085, 0.035)), 'weathered': ((0.3, 0.27, 0.23), (0.15, 0.13, 0.11)),
    'larch': ((0.4, 0.21, 0.09), (0.22, 0.1, 0.04)), 'straw': ((0.55, 0.4, 0.2), (0.36, 0.24, 0.1)),
}  # fmt: skip


def noise_image(fine):
    """Seamless noise around 0.5; the fine one has hardly any large patches."""
    name = 'fine noise' if fine else 'noise'
    if name in bpy.data.images:
        return bpy.data.images[name]
    side = 512
    chance = np.random.default_rng(3)
    across = np.fft.fftfreq(side, 1 / side)
    frequency = np.hypot(across[:, None], across[None, :])
    power = np.where(frequency < 5, 0, (frequency + 1e-9) ** (-1.2 if fine else -1.75))
    field = np.fft.ifft2(np.fft.fft2(chance.standard_normal((side, side))) * power).real
    values = np.clip(0.5 + 0.13 * field / field.std(), 0, 1).astype(np.float32)
    image = bpy.data.images.new(name, side, side, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.ones((side, side, 4), np.float32)
    pixels[:, :, :3] = values[:, :, None]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


class Nodes:
    """The nodes of a material, with short calls."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']

    def node(self, kind, **inputs):
        made_node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in inputs.items():
            socket = made_node.inputs[name.replace('_', ' ')]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return made_node

    def set(self, **inputs):
        for name, value in inputs.items():
            socket = self.surface.inputs[name.replace('_', ' ')]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = (*value, 1) if isinstance(value, tuple) else value

    def place(self, stretch=(1, 1, 1)):
        """Object coordinates, shifted by a chance of each object's own."""
        where = self.node('TexCoord').outputs['Object']
        chance = self.node('ObjectInfo').outputs['Random']
        shift = self.node('Math')
        shift.operation = 'MULTIPLY'
        self.tree.links.new(chance, shift.inputs[0])
        shift.inputs[1].default_value = 37.0
        mapped = self.node('Mapping', Vector=where, Location=shift.outputs[0], Scale=stretch)
        return mapped.outputs[0], chance

    def noise(self, where, scale, fine=False):
        """Cloudy noise from an image, which is many times quicker than a noise node."""
        near = self.node('Mapping', Vector=where, Scale=(scale / 8,) * 3)
        image = self.node('TexImage', Vector=near.outputs[0])
        image.image = noise_image(fine)
        image.projection = 'BOX'
        image.projection_blend = 0.1
        return image.outputs['Color']

    def ramp(self, value, stops):
        ramp = self.node('ValToRGB', Fac=value)
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            color = (color,) * 3 if isinstance(color, (int, float)) else color
            element.color = (*color, 1)
        return ramp.outputs['Color']

    def mix(self, factor, first, second, kind='MIX'):
        node = self.tree.nodes.new('ShaderNodeMixRGB')
        node.blend_type = kind
        for socket, value in zip(node.inputs, (factor, first, second)):
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = (*value, 1) if isinstance(value, tuple) else value
        return node.outputs[0]

    def bump(self, height, strength, distance=0.002):
        self.set(Normal=self.node('Bump', Height=height, Strength=strength, Distance=distance).outputs[0])


def paint(color, rough=0.35, coat=0.0, wear=0.35):
    """Painted metal or plastic with dust in patches and faint scratches."""
    n = Nodes('paint')
    where, _ = n.place()
    patches = n.ramp(n.noise(where, 9), [(0.42, 0.0), (0.75, 1.0)])
    dust = n.mix(0.5 * wear, (0, 0, 0), patches)
    n.set(Base_Color=n.mix(n.mix(1.0, dust, (0.5, 0.5, 0.5), 'MULTIPLY'), color, (0.3, 0.27, 0.23)))
    n.set(Roughness=n.ramp(n.noise(where, 30), [(0.3, max(rough - 0.08, 0.05)), (0.8, min(rough + 0.22 * wear + 0.04, 1))]))
    n.set(Clearcoat=coat, Clearcoat_Roughness=0.12)
    scratches, _ = n.place((1, 1, 14))
    n.bump(n.noise(scratches, 40, True), 0.05 * wear + 0.01)
    return n.material


def plastic(color, rough=0.36, wear=0.3):
    n = Nodes('plastic')
    where, _ = n.place()
    dirt = n.ramp(n.noise(where, 14), [(0.5, 0.0), (0.9, 0.4 * wear)])
    n.set(Base_Color=n.mix(dirt, color, (0.25, 0.23, 0.2)), Roughness=rough, Specular=0.5)
    return n.material


def metal(color, rough, dirt):
    n = Nodes('metal')
    where, _ = n.place()
    brushed, _ = n.place((1, 1, 60))
    stain = n.ramp(n.noise(where, 18), [(0.45, 0.0), (0.85, dirt)])
    n.set(Base_Color=n.mix(stain, color, tuple(c * 0.35 + 0.02 for c in color)), Metallic=1.0)
    n.set(Roughness=n.ramp(n.noise(where, 25), [(0.3, rough), (0.8, min(1, rough + 0.25 * dirt + 0.05))]))
    n.bump(n.noise(brushed, 60, True), 0.08)
    return n.material


def wood(light, dark, rough=0.55, along_axis=0, coat=0.0):
    """Wood with its grain along x, y or z of the part."""
    n = Nodes('wood')
    stretch = [22.0, 22.0, 22.0]
    stretch[along_axis] = 1.2
    where, chance = n.place(tuple(stretch))
    grain = n.noise(where, 2.2)
    color = n.ramp(grain, [(0.3, dark), (0.55, light), (0.8, tuple(c * 0.85 for c in light))])
    n.set(Base_Color=n.mix(1.0, color, n.ramp(chance, [(0.0, 0.72), (1.0, 1.1)]), 'MULTIPLY'))
    n.set(Roughness=rough, Clearcoat=coat)
    n.bump(grain, 0.25)
    return n.material


def rough_ground(colors, scale, rough=0.9, bump=0.4, fine=120.0, depth=0.01):
    """Concrete, plaster or soil."""
    n = Nodes('ground')
    where, chance = n.place()
    patches = n.noise(where, scale)
    color = n.ramp(patches, [(0.28, colors[0]), (0.55, colors[1]), (0.8, colors[2])])
    speckle = n.ramp(n.noise(where, fine, True), [(0.3, 0.78), (0.7, 1.08)])
    n.set(Base_Color=n.mix(1.0, n.mix(1.0, color, speckle, 'MULTIPLY'), n.ramp(chance, [(0, 0.82), (1, 1.08)]), 'MULTIPLY'))
    n.set(Roughness=rough, Specular=0.3)
    n.bump(n.noise(where, fine * 0.6), bump, depth)
    return n.material


def cloth(color, scale=600.0, rough=0.9, glow=0.0):
    n = Nodes('cloth')
    where, _ = n.place()
    folds = n.noise(where, 6)
    n.set(Base_Color=n.mix(n.ramp(folds, [(0.3, 0.0), (0.8, 0.35)]), color, tuple(c * 0.7 for c in color)))
    n.set(Roughness=rough, Sheen=0.3, Specular=0.2)
    n.bump(n.mix(0.5, n.noise(where, scale, True), folds), 0.4, 0.004)
    if glow:
        n.set(Subsurface=glow)
        n.surface.inputs['Subsurface Radius'].default_value = (0.05, 0.05, 0.05)
        n.surface.inputs['Subsurface Color'].default_value = (*color, 1)
    return n.material


def glass(color=(1, 1, 1), rough=0.02):
    n = Nodes('glass')
    n.set(Base_Color=color, Transmission=1.0, Roughness=rough)
    return n.material


def shine(color, strength):
    n = Nodes('shine')
    n.set(Base_Color=color, Emission=color, Emission_Strength=strength)
    return n.material


special = {
    'rubber': lambda: plastic((0.014, 0.014, 0.015), 0.75, 0.5),
    'cable': lambda: plastic((0.012, 0.012, 0.012), 0.45, 0.1),
    'hose': lambda: plastic((0.02, 0.02, 0.022), 0.4, 0.2),
    'ink': lambda: plastic((0.02, 0.02, 0.022), 0.5, 0.0),
    'disc': lambda: rough_ground([(0.03, 0.03, 0.03), (0.05, 0.045, 0.04), (0.07, 0.06, 0.055)], 40, 0.9, 0.3, 900, 0.001),
    'concrete': lambda: rough_ground([(0.2, 0.19, 0.18), (0.3, 0.29, 0.275), (0.36, 0.35, 0.33)], 0.9, 0.75, 0.05),
    'slab': lambda: rough_ground([(0.24, 0.235, 0.225), (0.29, 0.285, 0.27), (0.33, 0.32, 0.3)], 3, 0.9, 0.3, 160, 0.003),
    'plaster': lambda: rough_ground([(0.5, 0.47, 0.42), (0.6, 0.58, 0.53), (0.64, 0.62, 0.57)], 1.2, 0.95, 0.25, 60, 0.006),
    'brick': lambda: rough_ground([(0.19, 0.06, 0.035), (0.28, 0.095, 0.055), (0.33, 0.14, 0.09)], 8, 0.95, 0.4, 150, 0.004),
    'mortar': lambda: rough_ground([(0.35, 0.33, 0.3), (0.42, 0.4, 0.36), (0.46, 0.44, 0.4)], 5, 0.95, 0.4, 150, 0.004),
    'soil': lambda: rough_ground([(0.05, 0.045, 0.02), (0.075, 0.07, 0.03), (0.09, 0.1, 0.035)], 6, 1.0, 1.0, 90, 0.02),
    'gravel': lambda: rough_ground([(0.17, 0.15, 0.13), (0.3, 0.28, 0.25), (0.4, 0.38, 0.35)], 60, 0.95, 1.0, 70, 0.02),
    'cement': lambda: rough_ground([(0.28, 0.27, 0.26), (0.4, 0.39, 0.37), (0.46, 0.45, 0.43)], 20, 0.95, 0.8, 90, 0.01),
    'crust': lambda: rough_ground([(0.3, 0.12, 0.03), (0.5, 0.25, 0.07), (0.62, 0.36, 0.14)], 25, 0.7, 0.3, 90, 0.003),
    'coal': lambda: rough_ground([(0.01, 0.01, 0.01), (0.03, 0.03, 0.03), (0.2, 0.2, 0.19)], 30, 1.0, 1.0, 90, 0.01),
    'leaf': lambda: rough_ground([(0.03, 0.09, 0.015), (0.05, 0.14, 0.02), (0.08, 0.17, 0.03)], 9, 0.6, 0.2, 60, 0.004),
    'tile': lambda: paint((0.68, 0.68, 0.64), 0.12, 0.3, 0.1),
    'worktop': lambda: wood((0.5, 0.3, 0.14), (0.36, 0.19, 0.08), 0.35, 0, 0.15),
    'canvas': lambda: cloth((0.66, 0.66, 0.63), 700, 0.9, 0.2),
    'tentcloth': lambda: cloth((0.02, 0.1, 0.06), 500, 0.55),
    'rag': lambda: cloth((0.35, 0.1, 0.08), 500),
    'cardboard': lambda: cloth((0.4, 0.26, 0.14), 120, 0.9),
    'window': lambda: glass(),
    'screen': lambda: paint((0.25, 0.3, 0.22), 0.2, 0.3, 0.0),
    'lamp': lambda: shine((1.0, 0.87, 0.68), 14.0),
    'lampoff': lambda: paint((0.75, 0.68, 0.3), 0.25, 0.5, 0.1),
    'glow': lambda: shine((0.2, 0.8, 1.0), 1.4),
    'fire': lambda: shine((1.0, 0.16, 0.015), 2.0),
    'red light': lambda: shine((1.0, 0.05, 0.02), 0.5),
}  # fmt: skip


def material(name):
    """A material by its name: `red`, `red plastic`, `steel`, `pine`, `pine z` or one of the special ones."""
    if name not in materials:
        word, _, more = name.partition(' ')
        if name in special:
            made_material = special[name]()
        elif word in metals:
            made_material = metal(*metals[word])
        elif word in woods:
            made_material = wood(*woods[word], along_axis={'y': 1, 'z': 2}.get(more, 0))
        elif more == 'plastic':
            made_material = plastic(paints[word])
        elif more == 'gloss':
            made_material = paint(paints[word], 0.16, 0.8, 0.15)
        elif more == 'worn':
            made_material = paint(paints[word], 0.5, 0.0, 0.7)
        else:
            made_material = paint(paints[word], 0.32, 0.3)
        materials[name] = made_material
    return materials[name]

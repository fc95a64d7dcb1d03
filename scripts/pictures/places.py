"""Where the tools stand: a workbench, a garage, a lawn, a drive, a shed and a kitchen, and what lies about there."""

import math
import random

import bpy
from parts import add, bar, box, cyl, lathe, letters, plate, put, rod, shape, tube, wheel


def planks(width, count, length, at, mat, thick=0.03, upright=False, gap=0.004):
    """Boards side by side along y, or along x and upright."""
    each = width / count
    x, y, z = at
    for i in range(count):
        off = -width / 2 + each * (i + 0.5)
        lift = random.uniform(-0.001, 0.001)
        if upright:
            box((each - gap, thick, length), (x + off, y + lift * 2, z), mat, 0.003)
        else:
            box((length, each - gap, thick), (x, y + off, z - thick / 2 + lift), mat, 0.003)


def brick_wall(width, height, y, lower=0.0):
    box((width, 0.1, height), (0, y + 0.06, lower + height / 2), 'mortar', 0)
    row, z = 0, lower + 0.035
    while z < lower + height:
        x = -width / 2 + (0.12 if row % 2 else 0)
        while x < width / 2:
            jitter = random.uniform(-0.002, 0.002)
            box((0.228, 0.1, 0.058), (x, y + 0.05 + jitter, z), 'brick', 0.004)
            x += 0.24
        z += 0.07
        row += 1


# Things that lie about

def tin(color='red', radius=0.05, height=0.11):
    cyl(radius, height, (0, 0, height / 2), 'galv', bevel=0.003)
    cyl(radius + 0.0006, height * 0.8, (0, 0, height * 0.47), color, bevel=0)
    lathe([(radius * 1.02, height), (radius * 1.02, height + 0.006), (radius * 0.9, height + 0.006), (radius * 0.88, height)], (0, 0, 0), 'steel')


def jar(filling='rusty'):
    lathe([(0.035, 0), (0.038, 0.01), (0.038, 0.08), (0.03, 0.09)], (0, 0, 0), 'window', solid=0.002)
    for _ in range(26):
        a, r = random.uniform(0, 6.3), random.uniform(0, 0.027)
        rod((r * math.cos(a), r * math.sin(a), random.uniform(0.005, 0.05)),
            (random.uniform(-0.02, 0.02), random.uniform(-0.02, 0.02), random.uniform(0.01, 0.06)), 0.002, filling)
    cyl(0.033, 0.014, (0, 0, 0.095), 'brass')


def carton(size=(0.3, 0.22, 0.2), word=''):
    box(size, (0, 0, size[2] / 2), 'cardboard', 0.004)
    box((size[0] * 1.003, 0.05, 0.001), (0, 0, size[2]), 'straw', 0)
    if word:
        letters(word, size[2] * 0.25, (0, -size[1] / 2 - 0.001, size[2] * 0.55))


def crate(color='blue'):
    for z in (0.02, 0.09, 0.16, 0.23):
        for y in (-0.17, 0.17):
            box((0.5, 0.012, 0.05), (0, y, z), f'{color} plastic')
        for x in (-0.25, 0.25):
            box((0.012, 0.35, 0.05), (x, 0, z), f'{color} plastic')
    box((0.5, 0.35, 0.01), (0, 0, 0.005), f'{color} plastic')
    for x in (-0.245, 0.245):
        for y in (-0.165, 0.165):
            box((0.03, 0.03, 0.255), (x, y, 0.128), f'{color} plastic')


def bucket(color='black', filled=None):
    lathe([(0.115, 0), (0.12, 0.005), (0.155, 0.28), (0.163, 0.285), (0.163, 0.295)], (0, 0, 0), f'{color} plastic', solid=-0.004)
    cyl(0.116, 0.01, (0, 0, 0.008), f'{color} plastic')
    tube([(-0.163, 0, 0.27), (-0.15, -0.09, 0.2), (0, -0.15, 0.15), (0.15, -0.09, 0.2), (0.163, 0, 0.27)], 0.004, 'galv')
    if filled:
        cyl(0.14, 0.05, (0, 0, 0.2), filled, bevel=0.02)


def mug(color='cream'):
    lathe([(0.035, 0), (0.04, 0.006), (0.041, 0.09)], (0, 0, 0), f'{color} gloss', solid=-0.004)
    cyl(0.036, 0.004, (0, 0, 0.07), 'iron')
    tube([(0.04, 0, 0.075), (0.068, 0, 0.065), (0.066, 0, 0.035), (0.04, 0, 0.02)], 0.005, f'{color} gloss')


def hammer():
    tube([(0, 0, 0), (0.14, 0, 0.003), (0.28, 0, 0)], 0.013, 'beech')
    box((0.026, 0.1, 0.026), (0.28, 0, 0), 'iron', 0.004)
    cyl(0.016, 0.03, (0.28, -0.06, 0), 'steel', (90, 0, 0))


def screwdriver(color='yellow'):
    rod((0.1, 0, 0), (0.22, 0, 0), 0.003, 'steel')
    lathe([(0.009, 0), (0.016, 0.01), (0.015, 0.05), (0.01, 0.085), (0.012, 0.1), (0.008, 0.105)], (0, 0, 0), f'{color} plastic', (0, 90, 0))


def spanner(length=0.2):
    bar((0, 0, 0), (length, 0, 0), 0.006, 0.018, 'chrome')
    ring = [(0.022 * math.cos(a * 0.52 + 0.5), 0.022 * math.sin(a * 0.52 + 0.5)) for a in range(11)]
    ring += [(0.011 * math.cos(a * 0.52 + 0.5), 0.011 * math.sin(a * 0.52 + 0.5)) for a in range(10, -1, -1)]
    plate(ring, 0.008, (length + 0.015, 0, 0), 'chrome', (0, 0, -10))


def plank(length=1.2, width=0.12, thick=0.022, mat='pine'):
    box((length, width, thick), (0, 0, thick / 2), mat, 0.003)


def shavings(area=0.3, count=40, mat='pine'):
    for _ in range(count):
        x, y = random.uniform(-area, area), random.uniform(-area / 2, area / 2)
        a = random.uniform(0, 6.3)
        size = random.uniform(0.004, 0.012)
        box((size * 1.6, size, 0.0012), (x, y, 0.001), mat, 0, (random.uniform(-20, 20), random.uniform(-20, 20), math.degrees(a)))


def cable_coil(radius=0.13, turns=4, mat='cable', thick=0.004):
    points = []
    for i in range(turns * 10):
        a = i * 0.628
        r = radius * random.uniform(0.94, 1.06)
        points.append((r * math.cos(a), r * math.sin(a), thick + i / (turns * 10) * thick * 4))
    tube([*points, (radius * 1.5, radius * 0.3, thick)], thick, mat)


def broom():
    rod((0, 0, 0.08), (0, 0, 1.4), 0.013, 'pine z')
    box((0.3, 0.06, 0.04), (0, 0, 0.09), 'beech')
    box((0.29, 0.055, 0.07), (0, 0, 0.035), 'straw z', 0.01)


def spade():
    rod((0, 0, 0.3), (0, 0, 1.1), 0.017, 'beech z')
    plate([(-0.09, 0), (0.09, 0), (0.085, -0.25), (0, -0.3), (-0.085, -0.25)], 0.004, (0, 0, 0.31), 'rusty')
    rod((-0.06, 0, 1.1), (0.06, 0, 1.1), 0.015, 'beech')


def old_bike_wheel():
    wheel(0.33, 0.03, (0, 0, 0.33), tread=False)


def shelf(width=1.3, z=1.0, y=1.5, things=True):
    box((width, 0.28, 0.025), (0, y, z), 'pine')
    for x in (-width * 0.4, width * 0.4):
        box((0.03, 0.25, 0.03), (x, y, z - 0.03), 'steel')
    if things:
        x = -width / 2 + 0.1
        while x < width / 2 - 0.15:
            kind = random.randrange(4)
            if kind == 0:
                put(tin, (x, y, z + 0.012), color=random.choice(['red', 'blue', 'cream', 'green']), radius=random.uniform(0.04, 0.08), height=random.uniform(0.09, 0.18))
            elif kind == 1:
                size = (random.uniform(0.12, 0.22), 0.2, random.uniform(0.08, 0.2))
                put(carton, (x + 0.04, y, z + 0.012), random.uniform(-6, 6), size=1, **{})
            elif kind == 2:
                put(jar, (x, y - 0.05, z + 0.012))
            else:
                color = random.choice(['red', 'grey', 'teal', 'orange'])
                box((0.16, 0.2, 0.09), (x + 0.03, y, z + 0.058), f'{color} plastic', 0.008)
            x += random.uniform(0.2, 0.32)


# Places

def bench(clutter=1, wall='board'):
    """A workbench with its top at z = 0 and a wall behind it."""
    planks(0.8, 6, 2.6, (0, 0.05, 0), 'larch', 0.045)
    box((2.6, 0.03, 0.09), (0, -0.37, -0.05), 'oak')
    box((6, 6, 0.1), (0, -2, -0.95), 'concrete', 0)
    box((2.2, 0.5, 0.8), (0, 0.1, -0.5), 'iron', 0)
    if wall == 'board':
        planks(3.2, 18, 1.6, (0, 0.47, 0.75), 'pine z', 0.02, True)
        box((4, 0.02, 2), (0, 0.5, 0.75), 'iron', 0)
    elif wall == 'plaster':
        box((4, 0.1, 2), (0, 0.52, 0.8), 'plaster', 0)
    else:
        box((3, 0.02, 1.5), (0, 0.47, 0.75), 'white worn', 0)
    if clutter:
        bar((-0.9, 0.45, 0.42), (0.9, 0.45, 0.42), 0.03, 0.02, 'oak z')
        for i, x in enumerate((-0.62, -0.5, -0.38, 0.44, 0.56, 0.68)):
            put(screwdriver, (x, 0.42, 0.45), size=0.9, tilt=(0, 90), color=('red', 'yellow', 'green', 'blue', 'orange', 'red')[i])
        put(hammer, (0.2, 0.43, 0.18), tilt=(90, -84))
        put(spanner, (-0.12, 0.44, 0.2), tilt=(90, -88))
        put(spanner, (-0.2, 0.44, 0.22), tilt=(90, -92), size=0.8)
    if clutter > 1:
        put(tin, (-0.5, 0.3, 0), color='red')
        put(tin, (-0.63, 0.28, 0), color='cream', radius=0.06, height=0.14)
        put(jar, (-0.4, 0.34, 0))
        put(jar, (-0.34, 0.25, 0))
        put(mug, (0.52, 0.22, 0), 40)
        put(cable_coil, (0.62, 0.02, 0), size=0.8, mat='orange plastic')
        put(plank, (0.3, 0.38, 0), 2, mat='pine')
        put(screwdriver, (-0.45, -0.14, 0.016), 25)
        put(shavings, (0, 0, 0), area=0.6, count=70)
        box((0.2, 0.16, 0.02), (-0.72, 0.05, 0.012), 'rag', 0.008, (0, 0, 20))


def garage(clutter=1, wall='plaster', floor='concrete'):
    box((9, 9, 0.1), (0, 0, -0.05), floor, 0)
    if wall == 'brick':
        brick_wall(5, 2.3, 1.6)
    elif wall == 'board':
        planks(6, 40, 2.6, (0, 1.65, 1.3), 'weathered z', 0.03, True)
        box((6, 0.02, 3), (0, 1.7, 1.4), 'iron', 0)
    elif wall == 'blue':
        box((9, 0.1, 3), (0, 1.65, 1.5), 'plaster', 0)
        box((9, 0.012, 1.0), (0, 1.596, 0.5), 'teal worn', 0)
    else:
        box((9, 0.1, 3), (0, 1.65, 1.5), 'plaster', 0)
    if clutter:
        put(broom, (1.15, 1.5, 0), tilt=(-4, 6))
        put(plank, (-1.25, 1.5, 0.9), tilt=(90, -82), length=2.0)
        put(plank, (-1.38, 1.47, 0.8), tilt=(90, -80), length=1.8, mat='weathered')
    if clutter > 1:
        put(shelf, z=1.15, y=1.44)
        put(shelf, z=0.62, y=1.44)
        put(carton, (-0.75, 1.3, 0), 8, word='JUL')
        put(crate, (0.85, 1.2, 0), -6, color='blue')
        put(bucket, (0.2, 1.35, 0), color='orange')
        put(old_bike_wheel, (-0.2, 1.5, 0), tilt=(-8, 0))
        put(cable_coil, (-0.6, 0.8, 0), size=1.3, mat='orange plastic')


def grass(width=7, depth=7, at=(0, 1.2), count=11000, length=0.06):
    data = bpy.data.meshes.new('lawn')
    x, y = at
    n = 24
    verts, faces = [], []
    for i in range(n + 1):
        for j in range(n + 1):
            verts.append((x + width * (i / n - 0.5), y + depth * (j / n - 0.5), random.uniform(-0.012, 0.006)))
    for i in range(n):
        for j in range(n):
            a = i * (n + 1) + j
            faces.append((a, a + n + 1, a + n + 2, a + 1))
    data.from_pydata(verts, [], faces)
    lawn = add(data, 'soil')
    from parts import material

    data.materials.append(material('leaf'))
    lawn.modifiers.new('grass', 'PARTICLE_SYSTEM')
    settings = lawn.particle_systems[0].settings
    settings.type = 'HAIR'
    settings.count = count
    settings.hair_length = length
    settings.hair_step = 3
    settings.render_step = 3
    settings.display_step = 3
    settings.brownian_factor = 0.02
    settings.normal_factor = 0.01
    settings.material = 2
    settings.child_type = 'SIMPLE'
    settings.rendered_child_count = 9
    settings.child_nbr = 9
    settings.child_radius = 0.045
    settings.roughness_1 = 0.02
    settings.roughness_endpoint = 0.03
    settings.roughness_2 = 0.03
    settings.child_length = 0.9
    settings.root_radius = 0.28
    settings.tip_radius = 0.05
    settings.radius_scale = 0.011


def garden(fence=True, mat='weathered z'):
    """A lawn with a fence at the end of it."""
    grass()
    box((80, 80, 0.02), (0, 0, -0.04), 'leaf', 0)
    if fence:
        x = -5.0
        while x < 5:
            height = random.uniform(1.58, 1.62)
            box((0.115, 0.02, height), (x, 4.2 + random.uniform(-0.004, 0.004), height / 2 + 0.06), mat, 0.003)
            x += 0.128
        for z in (0.4, 1.35):
            box((10, 0.04, 0.09), (0, 4.24, z), 'weathered', 0)
        for x in (-3.4, -2.2, 1.5, 2.6, 3.7):
            bush((x, 3.7, 0), random.uniform(0.35, 0.6))


def bush(at, radius):
    verts, faces = [], []
    for _ in range(2600):
        a, b = random.uniform(0, 6.283), math.acos(random.uniform(-1, 1))
        r = radius * random.uniform(0.6, 1.0) * (1 + 0.15 * math.sin(3 * a))
        x, y, z = r * math.sin(b) * math.cos(a), r * math.sin(b) * math.sin(a), radius * 0.9 + r * math.cos(b)
        size = random.uniform(0.02, 0.045)
        u = [random.uniform(-1, 1) for _ in range(3)]
        v = [random.uniform(-1, 1) for _ in range(3)]
        k = len(verts)
        verts += [(x, y, z), tuple(c + size * d for c, d in zip((x, y, z), u)), tuple(c + size * (d + e) for c, d, e in zip((x, y, z), u, v)), tuple(c + size * e for c, e in zip((x, y, z), v))]
        faces.append((k, k + 1, k + 2, k + 3))
    shape(verts, faces, 'leaf', at)


def tiles(width=4.8, depth=4.8, at=(0, 0.6), size=0.4, mat='slab'):
    box((width + 6, depth + 6, 0.04), (at[0], at[1], -0.052), 'gravel', 0)
    n, m = int(width / size), int(depth / size)
    for i in range(n):
        for j in range(m):
            x, y = at[0] + (i - n / 2 + 0.5) * size, at[1] + (j - m / 2 + 0.5) * size
            lift = random.uniform(-0.002, 0.002)
            box((size - 0.008, size - 0.008, 0.05), (x, y, -0.025 + lift), mat, 0.004, (random.uniform(-0.2, 0.2), random.uniform(-0.2, 0.2), 0))


def drive(wall='shed', clutter=1, back=2.2):
    """Paving before a red shed, a brick wall or a hedge."""
    tiles()
    if wall == 'brick':
        brick_wall(5.6, 2.2, back)
    elif wall == 'hedge':
        for i in range(9):
            bush((-3.2 + i * 0.8, back + 0.6 + random.uniform(-0.1, 0.1), 0.05), 0.65)
            bush((-3.0 + i * 0.8, back + 0.7, 0.75), 0.55)
    else:
        mat = {'shed': 'falu worn', 'dark': 'black worn', 'green': 'green worn'}[wall]
        box((8, 0.08, 0.3), (0, back + 0.1, 0.12), 'concrete', 0)
        x = -4.0
        while x < 4:
            box((0.142, 0.022, 2.6), (x, back + 0.03, 1.5), mat, 0.003)
            box((0.05, 0.022, 2.6), (x + 0.075, back + 0.01, 1.5), mat, 0.003)
            x += 0.15
    if clutter:
        put(broom, (1.5, back - 0.14, 0), tilt=(-5, 3))
        put(spade, (1.25, back - 0.12, 0.02), tilt=(-6, -4))
        put(bucket, (-1.5, back - 0.35, 0), color='black')
    if clutter > 1:
        put(crate, (-1.0, back - 0.45, 0), 10, color='red')
        put(plank, (1.9, back - 0.2, 0.7), tilt=(90, -78), length=1.9, mat='weathered')
        for i in range(5):
            put(plank, (-2.0, back - 0.5 + i * 0.02, 0.03 * i), random.uniform(-3, 3), length=1.3)


def kitchen(clutter=1):
    """A worktop before white tiles."""
    planks(0.7, 5, 3.0, (0, 0.05, 0), 'worktop', 0.04, gap=0.0006)
    box((3, 0.6, 0.85), (0, 0.05, -0.47), 'white')
    box((6, 6, 0.1), (0, -2, -0.95), 'oak', 0)
    box((3, 0.05, 2), (0, 0.45, 0.9), 'mortar', 0)
    for i in range(-9, 10):
        for j in range(0, 9):
            box((0.147, 0.012, 0.147), (i * 0.15 + 0.07, 0.418, j * 0.15 + 0.075), 'tile', 0.003)
    if clutter:
        lathe([(0.05, 0), (0.065, 0.02), (0.07, 0.12), (0.055, 0.17)], (-0.62, 0.25, 0), 'teal gloss', solid=0.004)
        for a in (-12, 4, 16):
            rod((-0.62 + a / 800, 0.25, 0.05), (-0.62 + a / 200, 0.27, 0.31), 0.007, 'beech z')
        put(mug, (0.55, 0.25, 0), 30)
    if clutter > 1:
        lathe([(0.09, 0), (0.15, 0.08), (0.155, 0.1)], (0.68, 0.05, 0), 'white gloss', solid=0.004)
        for x, y, z in ((0.65, 0.05, 0.06), (0.71, 0.0, 0.06), (0.7, 0.1, 0.07)):
            from parts import ball

            ball(0.038, (x, y, z), 'red gloss')
        box((0.2, 0.28, 0.015), (-0.42, 0.3, 0.16), 'beech z', 0.006, (80, 0, 0))
        box((0.24, 0.2, 0.012), (0.38, -0.16, 0.008), 'rag', 0.006, (0, 0, 12))
